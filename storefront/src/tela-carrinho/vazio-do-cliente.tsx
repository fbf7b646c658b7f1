import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { ListaCompras, PedidoLista, ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Skeleton } from '@vitrine/ui'

import { Parecido } from '#produto'
import { api, useLoja, useSessao } from '#shell'

import './vazio.css'

/** The list that the server computes from past orders (contract: idListaRitmo). */
const RITMO = '00000000-0000-0000-0000-000000000001'
const MAX_PRODUTOS = 4

interface Comecos {
  pedido: PedidoLista | null
  listas: ListaCompras[]
  produtos: ProdutoLista[]
}

/** Ways to fill an empty cart for a customer who has bought here: the last order, their lists, what they buy most (ux 1.6.6). */
export function VazioDoCliente() {
  const { slug } = useLoja()
  const comecos = useComecos()
  if (!comecos) return <Espera />
  const { pedido, listas, produtos } = comecos
  return (
    <div className="comecos">
      <ul className="comecos-atalhos">
        {pedido && (
          <Atalho
            para={urls.revisao(slug, { pedido: pedido.numpedido })}
            icone="repeat"
            titulo="Repetir último pedido"
            nota={[
              `Pedido ${pedido.numpedido}`,
              pluralize(pedido.totalItens, 'produto', 'produtos'),
              pedido.totalapagar !== null && formatReais(pedido.totalapagar),
            ]}
          />
        )}
        {listas.length > 0 && (
          <Atalho
            para={urls.listas(slug)}
            icone="list-checks"
            titulo="Minhas listas"
            nota={[listas.map(({ nome }) => nome).join(', ')]}
          />
        )}
      </ul>
      {produtos.length > 0 && (
        <section aria-labelledby="mais-comprados">
          <h2 id="mais-comprados">Mais comprados por você</h2>
          <ul>
            {produtos.map((produto) => (
              <Parecido key={produto.id} produto={produto} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Atalho(props: {
  para: string
  icone: 'repeat' | 'list-checks'
  titulo: string
  nota: (string | false)[]
}) {
  return (
    <li>
      <Link to={props.para}>
        <Icon name={props.icone} />
        <span>
          {props.titulo}
          <small>{props.nota.filter(Boolean).join(' · ')}</small>
        </span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  )
}

function Espera() {
  return (
    <div className="comecos" aria-busy>
      <Skeleton style={{ height: 60 }} />
      <Skeleton style={{ height: 60 }} />
    </div>
  )
}

/** Null until all three calls have answered; one that fails is simply not offered. */
function useComecos(): Comecos | null {
  const { idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente
  const [comecos, setComecos] = useState<Comecos | null>(null)
  useEffect(() => {
    if (!idcliente) return
    let isCurrent = true
    void loadComecos(idfornecedor, idcliente).then((lidos) => isCurrent && setComecos(lidos))
    return () => {
      isCurrent = false
    }
  }, [idfornecedor, idcliente])
  return comecos
}

async function loadComecos(idfornecedor: string, idcliente: string): Promise<Comecos> {
  const [pedidos, listas, ritmo] = await Promise.all([
    api('GET /v2/app/pedido/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, limit: 1 },
    }),
    api('GET /v4/shopping-list/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, type: 'FROM_CLIENT' },
    }),
    api('GET /v4/shopping-list/{list}/products/{idcliente}', {
      params: { list: RITMO, idcliente },
      query: { idfornecedor },
    }),
  ])
  const itens = ritmo.ok ? ritmo.dados.itens : []
  return {
    pedido: (pedidos.ok && pedidos.dados.data[0]) || null,
    listas: listas.ok ? listas.dados.data : [],
    produtos: itens.flatMap(({ produto }) => (produto?.disponivel ? produto : [])).slice(0, MAX_PRODUTOS),
  }
}
