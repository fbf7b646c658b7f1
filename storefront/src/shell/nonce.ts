import { createContext, useContext } from 'react'

/** The word by which the server's policy lets this page's own scripts run; none in the browser, where they have run. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
