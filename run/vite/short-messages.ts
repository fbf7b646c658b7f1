import { ofRouter, swap } from './swap.ts'

/** Sentences for whoever programs, which each shopper would load: React's addresses of its errors and the first words of the others stay; what browsers
 * that no longer run this were told goes. */
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
      {
        file: ofRouter('router/utils'),
        before: /\. {2}Please separate it out to the [^;]+the router will parse it for you\./,
        after: '',
      },
      {
        file: ofRouter('router/utils'),
        before: / An absolute child route path must start[^`]+parent routes\./,
        after: '',
      },
      {
        file: ofRouter('dom/lib'),
        before: /warning\(typeof URLSearchParams !== "undefined", "[^"]+"\);/,
        after: '',
      },
      {
        file: ofRouter('components'),
        before: / because it does not start with the basename, so the <Router> won't render anything\./,
        after: '',
      },
      {
        file: ofRouter('components'),
        before: / You should never have more than one in your app\./,
        after: '',
      },
      {
        file: ofRouter('dom/ssr/fog-of-war'),
        before: / during eager route discovery\. The next navigation[^"]+manifest\./,
        after: '',
      },
    ],
    'client',
  )
