import { useSyncExternalStore } from 'react'

import { temPasskeys } from './webauthn.ts'

const nunca = () => () => {}

/** Whether this browser has passkeys; not known before the page lives. */
export const useTemPasskeys = (): boolean | null => useSyncExternalStore(nunca, temPasskeys, () => null)
