import { useLocation, useMatches } from 'react-router'

import { useRaiz } from '#shell'

import { findCanonica } from './find-canonica.ts'

/** The address of this screen, also after a click: a browser's own share menu takes it from here. */
export function Canonica() {
  const endereco = useLocation()
  const raiz = useRaiz()
  const { id = '', loaderData } = useMatches().at(-1) ?? {}
  const href = isAlive(loaderData) && findCanonica(id, endereco, raiz)
  return href && <link rel="canonical" href={href} />
}

/** What is not there (404), or is sold no more (410), has no address (`telasPublicas` have data, each of them). */
const isAlive = (dados: unknown) =>
  typeof dados === 'object' && dados !== null && Reflect.get(dados, 'produto') !== null
