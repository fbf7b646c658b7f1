import { useState } from 'react'
import { Link } from 'react-router'

import type { SalaChat } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { leituraDoCartao, type Vivos } from '@vitrine/conversa'
import { formatReais } from '@vitrine/rules/dinheiro'
import { describeStatus } from '@vitrine/rules/pedido'
import { Countdown, Icon, LiveRegion } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { useCartao } from '#chat'
import type { Cartao, PedidoDoCartao, QuemConversa } from '#chat'
import { Miniatura } from '#imagem'
import { formatChegada, type Hoje, useOpenCobranca } from '#pedido'
import { useHydrated, useLoja, useOpenPainel } from '#shell'

interface PedidoDaSalaProps {
  vivos: Vivos
  sala: SalaChat
  cartoes: Readonly<Record<string, Cartao | null>>
  quem: QuemConversa
  hoje: Hoje
}

/** The order that a room is about, always in view, and its Pix while it is to be paid (mockup 20). */
export function PedidoDaSala({ sala: { numpedido }, ...onde }: PedidoDaSalaProps) {
  return numpedido === null ? null : <Pedido numpedido={numpedido} {...onde} />
}

function Pedido({
  numpedido,
  hoje,
  vivos,
  ...onde
}: Omit<PedidoDaSalaProps, 'sala'> & { numpedido: number }) {
  const conteudo = { tipo: 'PEDIDO', numpedido } as const
  const cartao = useCartao(conteudo, onde, leituraDoCartao(conteudo, vivos))
  if (!cartao || !('pedido' in cartao)) return null
  const { pedido } = cartao
  return (
    <>
      <LinhaPedido pedido={pedido} hoje={hoje} />
      {pedido.esperaPix && <PixDoPedido pedido={pedido} />}
    </>
  )
}

function LinhaPedido({ pedido, hoje }: { pedido: PedidoDoCartao; hoje: Hoje }) {
  const { slug } = useLoja()
  const { numpedido, status, totalapagar, imagens } = pedido
  const { rotulo, icone } = describeStatus(status)
  const chegada = formatChegada(pedido, hoje)
  return (
    <Link className="conversa-pedido" to={urls.pedido(slug, numpedido)}>
      <span className="conversa-pilha" aria-hidden>
        {imagens.slice(0, 3).map((imagem) => (
          <Miniatura key={imagem.hash} imagem={imagem} />
        ))}
      </span>
      {/* Below the pictures where letters are so large that it would be a column of single words. */}
      <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        <b className="num block">
          Pedido {numpedido}
          {totalapagar !== null && ` · ${formatReais(totalapagar)}`}
        </b>
        <small>
          <Icon name={icone as IconName} /* names of rules are of the same icon set */ size={16} />
          {[rotulo, chegada && `chega ${chegada}`].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

/** What is to be paid, for how long, and its code to be copied; the rest of it in its panel. */
function PixDoPedido({ pedido: { numpedido, totalapagar, brcode, expira_em } }: { pedido: PedidoDoCartao }) {
  const { slug } = useLoja()
  const openCobranca = useOpenCobranca()
  const open = useOpenPainel()
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  const [isCopied, setCopied] = useState(false)
  async function copy(code: string) {
    // What the browser does not let be copied can be selected in the panel.
    await navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => open('pix', numpedido),
    )
  }
  const isCopiavel = isHydrated && brcode !== null && !isOver
  return (
    <div className="conversa-pix">
      <a href={urls.submissao(slug, numpedido)} {...openCobranca('pix', numpedido)}>
        <Icon name="qr-code" size={16} />
        Pix a pagar <b className="num">{totalapagar === null ? '' : formatReais(totalapagar)}</b>{' '}
        {isCopiavel && expira_em && (
          <Countdown until={expira_em} onEnd={() => setOver(true)} className="conversa-pix-prazo" />
        )}
        {!isCopiavel && <b className="conversa-pix-acao">Pagar</b>}
      </a>
      {isCopiavel && (
        <button type="button" className="conversa-pix-acao" onClick={() => void copy(brcode)}>
          {isCopied ? 'Copiado' : 'Copiar código'}
        </button>
      )}
      <LiveRegion>{isCopied && 'Código Pix copiado. Cole no app do seu banco.'}</LiveRegion>
    </div>
  )
}
