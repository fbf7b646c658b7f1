import { useLocation, useMatches } from 'react-router'

import { useRaiz } from '#shell'

import { findCanonica } from './find-canonica.ts'

/** The address of this screen, also after a click: a browser's own share menu takes it from here. */
export function Canonica() {
  const endereco = useLocation()
  const rota = useMatches().at(-1)?.id ?? ''
  const href = findCanonica(rota, endereco, useRaiz())
  return href && <link rel="canonical" href={href} />
}
