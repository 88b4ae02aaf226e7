import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/lib/protocol.ts', 'src/boards/*/view.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', '*.mjs', '*.ts'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The compiler knows every name.
      'no-undef': 'off',
      // With noUncheckedIndexedAccess a `!` says what the types cannot know.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // State is replaced, not changed in place ($state.raw): a Map inside a derived value is a plain one.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space where the formatter breaks a line.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check, which fails on warnings, is the judge of what must be ignored.
      'svelte/no-unused-svelte-ignore': 'off',
      complexity: ['error', 15],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  // A `describe` is one function that holds many tests.
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
)
