import { swap } from './swap.ts'

/** Sentences for whoever programs, which each shopper would load: React's addresses of its errors and the first words of the others stay. */
export const shortMessages = () =>
  swap(
    'short-messages',
    [
      {
        file: /react-dom\/cjs\/react-dom(-client)?\.production\.js/,
        before: /url \+\s+" for the full message[^"]+"/,
        after: 'url',
      },
      {
        file: /react\/cjs\/react\.production\.js/,
        before: /"takes an object of state variables[^"]+"/,
        after: '"setState"',
      },
      {
        file: /scheduler\/cjs\/scheduler\.production\.js/,
        before: /"forceFrameRate takes[^"]+"/,
        after: '"forceFrameRate"',
      },
    ],
    'client',
  )
