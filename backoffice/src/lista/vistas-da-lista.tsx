import { Link } from 'react-router'

import { keepFoco } from './keep-foco.ts'

interface VistasDaListaProps {
  label: string
  vistas: readonly { id: string; nome: string; quantos: number; to: string }[]
  atual: string
}

/** The views of a list, with how much is in each. */
export function VistasDaLista({ label, vistas, atual }: VistasDaListaProps) {
  return (
    <nav ref={keepFoco} aria-label={label} className="lista-vistas">
      {vistas.map(({ id, nome, quantos, to }) => (
        <Link key={id} className="chip" to={to} aria-current={id === atual ? 'page' : undefined}>
          {nome} <small className="num">{quantos}</small>
        </Link>
      ))}
    </nav>
  )
}
