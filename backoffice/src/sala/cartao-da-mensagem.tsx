import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { leituraDoCartao, useCartao, type ConteudoCartao, type PedidoDoCartao } from '@vitrine/conversa'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Pill, Skeleton } from '@vitrine/ui'

import { CartaoAprovacao, Foto, PilulaStatus } from '#cliente'
import { api, useTrabalho } from '#shell'

import type { ContextoSala } from './contexto-sala.ts'

interface CartaoProps {
  conteudo: ConteudoCartao
  /** Of the message: another one, and what it names has moved. */
  revisao?: number
  contexto: Pick<ContextoSala, 'quem' | 'cartoes' | 'vivos'>
}

/** What a message names, as who works here may see it: no price travels in a message (decision 0106). */
export function CartaoDaMensagem({ conteudo, revisao, contexto }: CartaoProps) {
  const { quem, cartoes, vivos } = contexto
  const onde = { idfornecedor: quem.idfornecedor, tipoEntrega: undefined }
  const leitura = leituraDoCartao(conteudo, vivos, revisao)
  const cartao = useCartao(conteudo, { api, onde, cartoes, leitura })
  if (cartao === undefined) return <Skeleton className="h-20 w-[280px] max-w-full rounded-lg" />
  if (cartao === null) return <p className="msg msg-retirada">{nameAusente(conteudo)}</p>
  if ('produto' in cartao)
    return (
      <CartaoProduto
        produto={cartao.produto}
        proposta={conteudo.tipo === 'PRODUTO' ? conteudo.quantidade : null}
      />
    )
  if ('aprovacao' in cartao) return <CartaoAprovacao aprovacao={cartao.aprovacao} />
  return <CartaoPedido pedido={cartao.pedido} isPix={conteudo.tipo === 'PIX'} />
}

/** What is there no more, or not for who looks. */
function nameAusente(conteudo: ConteudoCartao): string {
  if (conteudo.tipo === 'PRODUTO') return 'Este produto não está mais à venda.'
  return conteudo.tipo === 'APROVACAO' ? 'Pedido de aprovação' : `Pedido ${conteudo.numpedido}`
}

function CartaoProduto({ produto, proposta }: { produto: ProdutoLista; proposta: number | null }) {
  const { slug } = useTrabalho().loja
  const { id, name, embalagem, imagem, preco } = produto
  return (
    <div className="cartao">
      <Foto imagem={imagem} />
      <div>
        <a
          className="font-semibold hover:underline"
          href={urls.produto(slug, id, name)}
          target="_blank"
          rel="noreferrer"
        >
          {name}
        </a>
        <small>
          {[
            embalagem,
            preco !== undefined && preco !== null && formatReais(preco),
            proposta !== null && `${formatQuantidade(proposta)} un. propostas`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
    </div>
  )
}

function CartaoPedido({ pedido, isPix }: { pedido: PedidoDoCartao; isPix: boolean }) {
  const { numpedido, status, totalapagar, totalItens, esperaPix } = pedido
  return (
    <div className="cartao">
      <div>
        <b className="num">{isPix ? `Pix do pedido ${numpedido}` : `Pedido ${numpedido}`}</b>
        <small className="num">
          {[totalapagar !== null && formatReais(totalapagar), pluralize(totalItens, 'item', 'itens')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {isPix && esperaPix ? (
        <Pill mini tone="warning" icon="qr-code">
          Pix a pagar
        </Pill>
      ) : (
        <PilulaStatus status={status} />
      )}
    </div>
  )
}
