import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { Chip, Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { MenuLateral } from '#menu'
import { useIsEquipe, useLoja, useModulo, useSessao } from '#shell'
import { useSegmento } from './use-segmento.ts'

/** The side menu: the whole category tree, or that of one segment of the store, then the account. */
export function Menu() {
  const { slug } = useLoja()
  const { categorias, segmentos, segmentoActive, choose } = useSegmento()
  const sessao = useSessao()
  const isEquipe = useIsEquipe()
  const temCombos = useModulo('combo')
  const temCupons = useModulo('cupom')
  return (
    <nav aria-label="Categorias">
      <MenuLateral>
        <Link replace className="menu-linha font-semibold" to={urls.loja(slug)}>
          <Icon name="layout-grid" />
          Todos os produtos
        </Link>
        {segmentos.length > 0 && (
          <div role="group" aria-label="Segmento" className="flex flex-wrap gap-2 px-4 py-2">
            {segmentos.map(({ idsegmento, nome }) => (
              <Chip key={idsegmento} on={idsegmento === segmentoActive} onClick={() => choose(idsegmento)}>
                {nome}
              </Chip>
            ))}
          </div>
        )}
        {categorias.map((categoria) => (
          <details key={categoria.idcategoria} name="menu">
            <summary className="menu-linha">
              <Icon name={categoria.icone as IconName} /* the catalogue names icons of the sprite */ />
              {categoria.nome}
              <small>{categoria.total}</small>
              <Icon name="chevron-down" size={16} />
            </summary>
            <Link replace className="menu-filha" to={urls.lista(slug, { categ: categoria.slug })}>
              Tudo em {categoria.nome}
            </Link>
            {categoria.filhas.map((filha) => (
              <Link
                replace
                key={filha.idcategoria}
                className="menu-filha"
                to={urls.lista(slug, { categ: filha.slug })}
              >
                {filha.nome}
                <small>{filha.total}</small>
              </Link>
            ))}
          </details>
        ))}
        <hr className="my-3 border-line" />
        {temCombos && (
          <Link replace className="menu-linha" to={urls.combos(slug)}>
            <Icon name="boxes" />
            Combos
          </Link>
        )}
        {!isEquipe && (
          <Link replace className="menu-linha" to={urls.pedidos(slug)}>
            <Icon name="package" />
            Pedidos
          </Link>
        )}
        {temCupons && !isEquipe && (
          <Link replace className="menu-linha" to={urls.cupons(slug)}>
            <Icon name="ticket-percent" />
            Cupons
          </Link>
        )}
        {sessao && !isEquipe && <Conversas />}
        <Link replace className="menu-linha" to={sessao ? urls.conta(slug) : urls.entrar(slug)}>
          <Icon name="circle-user-round" />
          {sessao ? 'Sua conta' : 'Entrar ou cadastrar'}
        </Link>
      </MenuLateral>
    </nav>
  )
}

function Conversas() {
  const { slug } = useLoja()
  return (
    useModulo('chat') && (
      <Link replace className="menu-linha" to={urlsChat.conversas(slug)}>
        <Icon name="message-circle" />
        Conversas
      </Link>
    )
  )
}
