import { Link } from 'react-router'

import type { SalaChat } from '@vitrine/contract'
import { leituraDoCartao, useCartao, type Cartao, type QuemConversa, type Vivos } from '@vitrine/conversa'
import { formatDiaRelativoDe, type Hoje } from '@vitrine/rules/data'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { buttonClass, Icon } from '@vitrine/ui'

import { api, urlsPainel, useTrabalho } from '#shell'

import { Foto } from './foto.tsx'
import type { ContextoDoCliente } from './read-contexto.ts'
import { PilulaStatus } from './pilula-status.tsx'

/** What is known where the room stands. */
interface OndeContexto {
  quem: QuemConversa
  cartoes: Readonly<Record<string, Cartao | null>>
  vivos: Vivos
  hoje: Hoje
}

interface ContextoProps {
  sala: Pick<SalaChat, 'sala' | 'nome' | 'numpedido' | 'canal' | 'idcliente'>
  dados: ContextoDoCliente | null
  onde: OndeContexto
}

/** Who a room is with, the order that it is about, and what is known of the customer. */
export function Contexto({ sala, dados, onde }: ContextoProps) {
  const { nome, numpedido, canal, idcliente } = sala
  return (
    <div className="cx">
      <section className="cx-topo">
        <span className="avatar" aria-hidden>
          {initialsOf(nome)}
        </span>
        <div>
          <h2>{nome}</h2>
          <p>{canal === 'EQUIPE' ? 'Conversa da equipe' : 'Cliente'}</p>
        </div>
      </section>
      {numpedido !== null && <PedidoDaSala numpedido={numpedido} onde={onde} />}
      {dados?.carrinho && <CarrinhoDoCliente carrinho={dados.carrinho} />}
      {idcliente !== null && dados?.carrinho && <ParaNegociar idcliente={idcliente} sala={sala.sala} />}
      {dados && <PedidosDoCliente dados={dados} hoje={onde.hoje} />}
    </div>
  )
}

/** From the talk to the prices (mockup 21). */
function ParaNegociar({ idcliente, sala }: { idcliente: string; sala: string }) {
  const { slug } = useTrabalho().loja
  return (
    <section>
      <Link
        className={buttonClass({ variant: 'negotiate', block: true })}
        to={urlsPainel.negociacao(slug, idcliente, { sala })}
      >
        <Icon name="handshake" /> Abrir negociação
      </Link>
    </section>
  )
}

function PedidoDaSala({ numpedido, onde }: { numpedido: number; onde: OndeContexto }) {
  const { quem, cartoes, vivos } = onde
  const conteudo = { tipo: 'PEDIDO', numpedido } as const
  const cartao = useCartao(conteudo, {
    api,
    onde: { idfornecedor: quem.idfornecedor, tipoEntrega: undefined },
    cartoes,
    leitura: leituraDoCartao(conteudo, vivos),
  })
  if (!cartao || !('pedido' in cartao)) return null
  const { status, totalapagar, totalItens, esperaPix, janela } = cartao.pedido
  return (
    <section>
      <p className="cx-h">
        <b>Pedido {numpedido}</b>
        <b className="num">{totalapagar !== null && formatReais(totalapagar)}</b>
      </p>
      <PilulaStatus status={status} />
      <p className="cx-mudo num">
        {[pluralize(totalItens, 'item', 'itens'), janela && `entrega ${janela}`, esperaPix && 'Pix a pagar']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

/** Most lines that are shown of a cart. */
const LINHAS = 4

function CarrinhoDoCliente({ carrinho }: { carrinho: NonNullable<ContextoDoCliente['carrinho']> }) {
  const { itens, total } = carrinho
  if (itens.length === 0)
    return (
      <section>
        <h3>Carrinho</h3>
        <p className="cx-mudo">Nada no carrinho agora.</p>
      </section>
    )
  return (
    <section>
      <p className="cx-h">
        <b>Carrinho</b>
        <b className="num">{total !== null && formatReais(total)}</b>
      </p>
      <ul className="cx-itens">
        {itens.slice(0, LINHAS).map(({ id, nome, quantidade, imagem, preco }) => (
          <li key={id}>
            <Foto imagem={imagem} />
            <span>
              {nome}
              <small className="num">
                {formatQuantidade(quantidade)} un.{typeof preco === 'number' && ` a ${formatReais(preco)}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {itens.length > LINHAS && (
        <p className="cx-mudo">e mais {pluralize(itens.length - LINHAS, 'produto', 'produtos')}</p>
      )}
    </section>
  )
}

function PedidosDoCliente({ dados, hoje }: { dados: ContextoDoCliente; hoje: Hoje }) {
  const { pedidos, totalPedidos } = dados
  return (
    <section>
      <p className="cx-h">
        <b>Pedidos</b>
        {totalPedidos > 0 && <span className="cx-mudo num">{totalPedidos} ao todo</span>}
      </p>
      {pedidos === null && <p className="cx-mudo">Não conseguimos ler os pedidos.</p>}
      {pedidos?.length === 0 && <p className="cx-mudo">Nenhum pedido nesta loja ainda.</p>}
      {pedidos && pedidos.length > 0 && (
        <ul className="cx-pedidos">
          {pedidos.map(({ numpedido, status, totalapagar, criado_em }) => (
            <li key={numpedido}>
              <b className="num">{numpedido}</b>
              <span className="cx-mudo">{formatDiaRelativoDe(criado_em, hoje)}</span>
              <span className="num">{totalapagar !== null && formatReais(totalapagar)}</span>
              <span className="col-span-full">
                <PilulaStatus status={status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
