import { useLocation } from 'react-router'

/**
 * What was typed into another form of the entrance. It travels in the state of the navigation, never in the address: addresses stand
 * in logs, histories and referrers (LGPD, brazil P6). '' without one, and without script.
 */
export function useLoginTrazido(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'login' in state ? String(state.login) : ''
}
