import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

// The built page is part of the Python package; the development server asks a running `igroteka serve` for the rest.
const server = 'http://127.0.0.1:8765'

/** `vite build --mode kit` is the gallery of the kit (`make gallery KIND=kit`), which is not shipped. */
const kit = { outDir: '../reports/kit', emptyOutDir: true, target: 'es2022', rollupOptions: { input: 'kit.html' } }

/** The service worker of `make site` has a name that never changes. */
const page = {
  outDir: '../src/igroteka/server/static',
  emptyOutDir: true,
  target: 'es2022',
  rollupOptions: {
    input: { index: 'index.html', sw: 'src/offline/service.ts' },
    output: { entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
  },
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte(), Icons({ compiler: 'svelte' }), svelteTesting()],
  build: mode === 'kit' ? kit : page,
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/text': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}))
