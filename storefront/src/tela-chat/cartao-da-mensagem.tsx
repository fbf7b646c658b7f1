import { lazy } from 'react'
import { Link } from 'react-router'

import type { MensagemChat, ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { leituraDoCartao } from '@vitrine/conversa'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { buttonClass, Skeleton } from '@vitrine/ui'

import { CartaoAprovacao } from '#cartao-aprovacao'
import { nameAutor, useCartao } from '#chat'
import type { ConteudoCartao, PedidoDoCartao } from '#chat'
import { Compra } from '#compra'
import { Foto } from '#imagem'
import { formatChegada, Miniaturas, PilulaStatus, useOpenCobranca } from '#pedido'
import { BlocoPreco } from '#preco'
import { Parte, useLoja } from '#shell'

import type { ContextoSala } from './dias-da-sala.tsx'

const PropostaDaMensagem = lazy(() => import('#negociacao').then((m) => ({ default: m.PropostaDaMensagem })))

interface CartaoProps {
  conteudo: ConteudoCartao
  /** Of the message: another one, and what it names has moved. */
  revisao?: number
  contexto: Pick<ContextoSala, 'quem' | 'cartoes' | 'hoje' | 'vivos'>
}

/** What a message names, as whoever reads may see it: no price travels in a message (decision 0106). */
export function CartaoDaMensagem({ conteudo, revisao, contexto }: CartaoProps) {
  const cartao = useCartao(conteudo, contexto, leituraDoCartao(conteudo, contexto.vivos, revisao))
  if (cartao === undefined) return <Skeleton className="h-24 w-[280px] max-w-full rounded-lg" />
  if (cartao === null) return <p className="msg msg-retirada">{nameAusente(conteudo)}</p>
  if ('produto' in cartao)
    return (
      <CartaoProduto
        produto={cartao.produto}
        proposta={conteudo.tipo === 'PRODUTO' ? conteudo.quantidade : null}
      />
    )
  if ('aprovacao' in cartao)
    return <CartaoAprovacao aprovacao={cartao.aprovacao} quem={contexto.quem} hoje={contexto.hoje} />
  return <CartaoPedido pedido={cartao.pedido} contexto={contexto} isPix={conteudo.tipo === 'PIX'} />
}

/** What is there no more, or not for who looks. */
function nameAusente(conteudo: ConteudoCartao): string {
  if (conteudo.tipo === 'PRODUTO') return 'Este produto não está mais à venda.'
  return conteudo.tipo === 'APROVACAO' ? 'Pedido de aprovação' : `Pedido ${conteudo.numpedido}`
}

function CartaoProduto({ produto, proposta }: { produto: ProdutoLista; proposta: number | null }) {
  const { slug } = useLoja()
  const { id, name, embalagem, imagem } = produto
  return (
    <div className="msg-produto">
      <div className="msg-produto-foto" style={{ background: imagem?.cor }}>
        <Foto imagem={imagem} sizes="72px" ate={160} />
      </div>
      <div className="min-w-0">
        <Link className="font-medium hover:underline" to={urls.produto(slug, id, name)} state={{ produto }}>
          {name}
        </Link>
        <p className="text-12 text-ink-muted">
          {[embalagem, proposta !== null && `${formatQuantidade(proposta)} un. propostas`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <BlocoPreco produto={produto} />
      </div>
      <div className="col-span-full mt-1">
        <Compra produto={produto} />
      </div>
    </div>
  )
}

interface CartaoPedidoProps {
  pedido: PedidoDoCartao
  contexto: CartaoProps['contexto']
  isPix: boolean
}

function CartaoPedido({ pedido, contexto: { hoje }, isPix }: CartaoPedidoProps) {
  const { slug } = useLoja()
  const openCobranca = useOpenCobranca()
  const { numpedido, status, falta, totalapagar, imagens, totalItens, esperaPix } = pedido
  const chegada = formatChegada(pedido, hoje)
  return (
    <div className="msg-pedido">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Link className="font-semibold hover:underline" to={urls.pedido(slug, numpedido)}>
          {isPix ? `Pix do pedido ${numpedido}` : `Pedido ${numpedido}`}
        </Link>
        <PilulaStatus status={status} falta={falta} />
      </p>
      <p className="num text-12 text-ink-muted">
        {[totalapagar !== null && formatReais(totalapagar), chegada && `chega ${chegada}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Miniaturas imagens={imagens} total={totalItens} max={3} />
      {isPix && esperaPix && (
        <a
          className={buttonClass({ variant: 'brand', block: true })}
          href={urls.submissao(slug, numpedido)}
          {...openCobranca('pix', numpedido)}
        >
          Pagar com Pix
        </a>
      )}
    </div>
  )
}

interface PropostaNaMensagemProps {
  conteudo: Extract<MensagemChat['conteudo'], { tipo: 'PROPOSTA' }>
  mensagem: MensagemChat
  contexto: ContextoSala
}

/** What the store offers, answered where it stands; of several the newest (mockup 20). */
export function PropostaNaMensagem({ conteudo, mensagem, contexto }: PropostaNaMensagemProps) {
  const { sequencia, autor } = mensagem
  const { quem, vivos, onPropostaFinda } = contexto
  const { idcliente } = quem
  if (vivos.proposta !== sequencia || idcliente === undefined)
    return <p className="msg msg-retirada">Uma proposta de antes: a mais nova está abaixo.</p>
  const espera = <Skeleton className="h-40 w-full rounded-lg" />
  return (
    <Parte espera={espera} falha={<p className="msg msg-retirada">A proposta não carregou.</p>}>
      <PropostaDaMensagem
        quem={{ ...quem, idcliente }}
        idnegociacao={conteudo.idnegociacao}
        pede={conteudo.pede_aceite ? nameAutor(autor) : null}
        espera={espera}
        onFim={() => onPropostaFinda?.(sequencia)}
      />
    </Parte>
  )
}
