import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import type { LugarDeTrabalho } from '@vitrine/contract'
import { Icon, useCloseOutside } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

export const papeisDitos: Record<LugarDeTrabalho['papel'], string> = {
  atendente: 'Atendente',
  fornecedor: 'Administra a loja',
}

/** The supplier one works for; where there are several, a menu of them. */
export function TrocaDeLoja() {
  const { loja, lugares } = useTrabalho()
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  useCloseOutside(menu)
  useEffect(() => menu.current?.removeAttribute('open'), [pathname])
  const nome = (
    <>
      <img src={loja.marca} alt="" width={28} height={28} />
      <b>{loja.nome}</b>
    </>
  )
  if (lugares.length < 2) return <p className="painel-loja">{nome}</p>
  return (
    <details ref={menu} className="painel-loja-menu">
      <summary className="painel-loja" aria-label={`${loja.nome}, trocar de loja`}>
        {nome}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ListaDeLojas />
    </details>
  )
}

/** All suppliers that this login works at. */
export function ListaDeLojas() {
  const { loja, lugares } = useTrabalho()
  return (
    <ul className="painel-lojas">
      {lugares.map(({ slug, nome, papel }) => (
        <li key={slug}>
          <Link to={urlsPainel.inicio(slug)} aria-current={slug === loja.slug || undefined}>
            <span>
              {nome}
              <small>{papeisDitos[papel]}</small>
            </span>
            {slug === loja.slug && <Icon name="check" size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
