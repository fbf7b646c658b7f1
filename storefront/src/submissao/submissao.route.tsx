import { useEffect, useRef } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { isOrcamento } from '@vitrine/rules/pedido'
import { Button, LiveRegion, Timeline } from '@vitrine/ui'

import { CobrancaLenta, loadCobranca, NovoCodigo, PainelPix } from '#pagamento'
import { ConviteDeAvisos } from '#notificacao'
import { AvisoEmail, Parte, useLoja } from '#shell'

import {
  loadPedidoCom,
  loadMaisDoPedido,
  MaisDoPedido,
  formatChegada,
  makeEtapas,
  Miniaturas,
  PilulaStatus,
  Retirada,
  SemNovidade,
  SomasPedido,
  useEventosPedido,
} from '#pedido'
import type { loadPedido } from '#pedido'
import { NoticiaDoDinheiro } from './noticia-do-dinheiro.tsx'
import { forgetIdsubmissao } from './use-idsubmissao.ts'
import './submissao.css'

export { loadPedido as loader } from '#pedido'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

export const clientLoader = loadPedidoCom([loadCobranca, loadMaisDoPedido])

const MOSTRADOS = 5

/** The order was sent: its number first, then what is still due, then what happens (ux 1.9, mockup 06). */
export default function Submissao() {
  const { slug, nome } = useLoja()
  const { pedido, hoje } = useLoaderData<typeof loadPedido>()
  const { revalidate } = useRevalidator()
  const { numpedido, status, pagamento } = pedido
  const title = useRef<HTMLHeadingElement>(null)
  const isMudo = useEventosPedido(pedido)
  useEffect(() => {
    forgetIdsubmissao(slug)
    title.current?.focus()
  }, [slug])
  const quando = formatChegada(pedido, hoje)
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Pedido ${numpedido} · ${nome}`}</title>
      <div className="mx-auto max-w-[880px]">
        <PilulaStatus status={status} falta={pedido.falta} />
        <h1 ref={title} tabIndex={-1} className="mt-3">
          {isOrcamento(status) ? `Orçamento ${numpedido} enviado` : `Pedido ${numpedido} enviado`}
        </h1>
        <p className="mt-1 mb-5 text-16 text-ink-muted">
          <Proximo pedido={pedido} quando={quando} />
          {pedido.numpedidoerp && (
            <span className="block text-12">Número na loja: {pedido.numpedidoerp}</span>
          )}
        </p>
        <SemNovidade isMudo={isMudo} />
        <Retirada pedido={pedido} hoje={hoje} />
        <LiveRegion>{status === 'PAGO' && 'Pagamento confirmado.'}</LiveRegion>
        <NoticiaDoDinheiro pedido={pedido} />
        {pagamento?.pix && (
          <PainelPix
            key={pagamento.idpagamento}
            pagamento={pagamento}
            inicio={pagamento.criado_em}
            onExpire={() => void revalidate()}
            novo={<NovoCodigo pedido={pedido} />}
          />
        )}
        <div className={pagamento?.pix ? 'mt-4 min-h-tap' : 'mt-4'}>
          <CobrancaLenta pedido={pedido} />
        </div>
        <AvisoEmail className="mt-6" />
        <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
          <section aria-labelledby="agora">
            <h2 id="agora" className="mb-4">
              O que acontece agora
            </h2>
            <Timeline steps={makeEtapas(pedido, hoje)} />
          </section>
          <section aria-labelledby="resumo">
            <h2 id="resumo" className="mb-4">
              Resumo
            </h2>
            <Miniaturas imagens={pedido.imagens} total={pedido.totalItens} max={6} />
            <Itens pedido={pedido} />
            <div className="mt-4">
              <SomasPedido pedido={pedido} />
            </div>
            <Destino pedido={pedido} />
          </section>
        </div>
        <Acoes pedido={pedido} />
        <Parte calada>
          <ConviteDeAvisos idcliente={pedido.idcliente} />
        </Parte>
      </div>
    </main>
  )
}

/** The next step in one sentence (ux 1.9.4). */
function Proximo({ pedido, quando }: { pedido: Pedido; quando: string | null }) {
  const { status, tipoEntrega, pagamento } = pedido
  const verbo = tipoEntrega === 'RETIRADA' ? 'retirar' : 'entregar'
  if (isOrcamento(status)) return 'Você será avisado quando for precificado.'
  if (status === 'CANCELADO') return 'Este pedido foi cancelado.'
  const falta = pagamento && describeFalta(pagamento)
  if (falta) return falta
  if (pagamento?.pix) {
    return (
      <>
        Falta só o Pix. Assim que ele cair, começamos a separar para {verbo}{' '}
        <b className="text-ink">{quando}</b>.
      </>
    )
  }
  return (
    <>
      {pagamento?.status === 'PAGO' ? 'Está pago. ' : 'Recebemos seu pedido. '}
      {tipoEntrega === 'RETIRADA' ? 'Você retira' : 'Você recebe'} <b className="text-ink">{quando}</b>.
    </>
  )
}

/** What is still to be done about a slip or a card; null: nothing. */
function describeFalta({ status, boleto, cartao }: NonNullable<Pedido['pagamento']>): string | null {
  if (status === 'RECUSADO') return 'O cartão foi recusado; o pedido espera outra forma de pagamento.'
  if (cartao?.desafio) return 'Falta o seu banco confirmar o cartão.'
  return boleto && 'Falta pagar o boleto. A separação começa quando o banco confirmar.'
}

function Destino({ pedido }: { pedido: Pedido }) {
  const { enderecoentrega, lojaRetira, tipoEntrega } = pedido
  const onde =
    tipoEntrega === 'RETIRADA'
      ? lojaRetira && `${lojaRetira.nome}, ${lojaRetira.descricao_endereco_loja}`
      : enderecoentrega && formatEndereco(enderecoentrega)
  if (!onde) return null
  return (
    <p className="mt-4 border-t border-line pt-4">
      <span className="block text-12 text-ink-muted">
        {tipoEntrega === 'RETIRADA' ? 'Retirar em' : 'Entregar em'}
      </span>
      {onde}
    </p>
  )
}

/** What the order is of; the rest stays on its own page. */
function Itens({ pedido: { itens, numpedido } }: { pedido: Pedido }) {
  const { slug } = useLoja()
  const mais = itens.length - MOSTRADOS
  return (
    <ul className="mt-4 grid gap-1">
      {itens.slice(0, mais > 1 ? MOSTRADOS : undefined).map(({ sequencia, nome, quantidade, unidade }) => (
        <li key={sequencia} className="flex justify-between gap-4">
          {nome} <span className="num text-ink-muted">{formatQuantidade(quantidade, unidade)}</span>
        </li>
      ))}
      {mais > 1 && (
        <li>
          <Link className="link" to={urls.pedido(slug, numpedido)}>
            e mais {mais} produtos
          </Link>
        </li>
      )}
    </ul>
  )
}

/** On a phone the first of them stays in reach; while a Pix is due, that comes first. */
function Acoes({ pedido }: { pedido: Pedido }) {
  const { slug } = useLoja()
  return (
    <>
      <div className="submissao-linha">
        <div className="submissao-acao barra-propria">
          <Button
            href={urls.pedido(slug, pedido.numpedido)}
            variant={pedido.pagamento?.pix ? 'outline' : 'solid'}
            icon="package"
          >
            Acompanhar pedido
          </Button>
        </div>
        <Parte calada>
          <MaisDoPedido pedido={pedido} comprovante />
        </Parte>
      </div>
      <Link className="link mt-2 inline-flex min-h-tap items-center" to={urls.loja(slug)}>
        Continuar comprando
      </Link>
    </>
  )
}
