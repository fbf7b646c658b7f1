import { ofRouter, swap } from './swap.ts'

/**
 * The router's outermost component hears of each address by itself, in the turn of the press, and hands on a new context for it that says the same: every
 * link of the page was drawn anew before the press was seen, and once more with the address. It hears of it with the rest, and its context stays (decision 0212).
 */
export const routerStill = () =>
  swap(
    'router-still',
    [
      {
        file: ofRouter('dom-export/hydrated-router'),
        before: /setLocation\(newState\.location\)/,
        after: 'React$$1.startTransition(() => setLocation(newState.location))',
      },
      {
        file: ofRouter('dom-export/hydrated-router'),
        before: /\{ value: (\{\s+manifest: ssrInfo\.manifest,[^}]+\}) \}/,
        after: '{ value: React$$1.useMemo(() => ($1), [criticalCss]) }',
      },
    ],
    'client',
  )
