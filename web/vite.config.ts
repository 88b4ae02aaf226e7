import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

// The built page is part of the Python package; the development server asks a running `igroteka serve` for the rest.
const server = 'http://127.0.0.1:8765'

export default defineConfig({
  base: './',
  plugins: [svelte(), Icons({ compiler: 'svelte' }), svelteTesting()],
  build: { outDir: '../src/igroteka/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': server, '/text': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
