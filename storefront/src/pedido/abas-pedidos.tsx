import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

/** Orders and what repeats: two pages, where the store sells by subscription (§2 Screens). */
export function AbasPedidos({ atual }: { atual: 'pedidos' | 'assinaturas' }) {
  const { slug, meta_info } = useLoja()
  if (!meta_info.hasRecorrencia) return null
  const abas = [
    { id: 'pedidos', nome: 'Pedidos', para: urls.pedidos(slug) },
    { id: 'assinaturas', nome: 'Assinaturas', para: urls.assinaturas(slug) },
  ]
  return (
    <nav className="tabs mb-5" aria-label="Pedidos e assinaturas">
      {abas.map(({ id, nome, para }) => (
        <Link key={id} to={para} aria-current={id === atual ? 'page' : undefined}>
          {nome}
        </Link>
      ))}
    </nav>
  )
}
