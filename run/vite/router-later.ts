import { swap } from './swap.ts'

/**
 * The router of the server compiles two functions for each part of each address when it is told of it: of a thousand calls they were a twentieth of a start
 * and two megabytes, and most of them are never asked for. Here each is compiled when an address first comes by it.
 */
export const routerLater = () =>
  swap(
    'router-later',
    [
      {
        file: /find-my-way\/lib\/node\.js/,
        before: /function compilePrefixMatch \(prefix\) \{/,
        after: `function compilePrefixMatch (prefix) {
  let match
  return (path, i) => (match ??= compilePrefix(prefix))(path, i)
}

function compilePrefix (prefix) {`,
      },
      {
        file: /find-my-way\/lib\/handler-storage\.js/,
        before: /_createParamsObject: this\._compileCreateParamsObject\(params\)/,
        after:
          '_createParamsObject: ((create) => (a, b, c, d, more) => (create ??= this._compileCreateParamsObject(params))(a, b, c, d, more))()',
      },
    ],
    'ssr',
  )
