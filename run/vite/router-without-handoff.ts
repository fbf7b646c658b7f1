import { ofRouter, swap } from './swap.ts'

/**
 * The router writes the state of each page into a stream for React. The storefront writes it itself (decision 0191), but for a form's answer and for errors:
 * without those nobody reads that stream.
 */
export const routerWithoutHandoff = () =>
  swap(
    'router-without-handoff',
    [
      {
        file: ofRouter('server-runtime/server'),
        before: /serverHandoffStream: encodeViaTurboStream\(/,
        after: 'serverHandoffStream: (state.actionData || state.errors) && encodeViaTurboStream(',
      },
    ],
    'ssr',
  )
