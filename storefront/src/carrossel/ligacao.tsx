import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Destino } from '@vitrine/contract'

import { useLoja } from '#shell'

import { hrefOfDestino } from './href-of-destino.ts'

/** A link to where a section leads. */
export function Ligacao(props: { destino: Destino; className?: string; children: ReactNode }) {
  const { slug } = useLoja()
  return (
    <Link className={props.className} to={hrefOfDestino(slug, props.destino)}>
      {props.children}
    </Link>
  )
}
