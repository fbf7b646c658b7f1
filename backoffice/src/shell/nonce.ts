import { createContext, useContext } from 'react'

/** The nonce of the content policy, by which the page's own scripts may run; undefined in the browser, where they have already run. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
