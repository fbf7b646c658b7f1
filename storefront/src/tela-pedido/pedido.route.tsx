import { useLoaderData } from 'react-router'

import type { Pedido as PedidoCompleto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { formatDia, formatMomento } from '@vitrine/rules/data'
import { isOrcamento } from '@vitrine/rules/pedido'
import { Breadcrumb, Button, Icon, Notice, Timeline } from '@vitrine/ui'

import { CobrancaLenta, iconeOf, loadCobranca } from '#pagamento'
import {
  type Hoje,
  loadMaisDoPedido,
  loadPedidoCom,
  MaisDoPedido,
  makeEtapas,
  Retirada,
  SemNovidade,
  SomasPedido,
  useOpenCobranca,
  useEventosPedido,
} from '#pedido'
import type { loadPedido } from '#pedido'
import { makeParte, Parte, useLoja } from '#shell'

import { CabecalhoImpresso } from './cabecalho-impresso.tsx'
import { Chegada } from './chegada.tsx'
import { Contestacoes } from './contestacoes.tsx'
import { Devolucoes } from './devolucoes.tsx'
import { Documentos } from './documentos.tsx'
import { FalarDoPedido } from './falar-do-pedido.tsx'
import { FaltaPagar } from './falta-pagar.tsx'
import { ItensPedido } from './itens-pedido.tsx'
import { Respostas } from './respostas.tsx'
import { TituloPedido } from './titulo-pedido.tsx'

export { changePedido as action } from './change-pedido.ts'
export { loadPedido as loader } from '#pedido'
export { sendMudanca as clientAction } from './send-mudanca.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const loadAcoes = async () => ({ default: (await import('./acoes-pedido.tsx')).AcoesPedido })
const loadSaidas = async () => ({ default: (await import('./acoes-pedido.tsx')).SaidasPedido })
const loadReembolsos = async () => ({ default: (await import('./reembolsos.tsx')).Reembolsos })
const loadAvaliacao = async () => ({ default: (await import('./avaliacao-pedido.tsx')).AvaliacaoPedido })
export const clientLoader = loadPedidoCom(
  [loadAcoes, loadSaidas, loadCobranca, loadMaisDoPedido],
  (pedido) => [
    ...(pedido.reembolsos.length > 0 ? [loadReembolsos] : []),
    ...(pedido.status === 'ENTREGUE' ? [loadAvaliacao] : []),
  ],
)

const AcoesPedido = makeParte(loadAcoes)
const SaidasPedido = makeParte(loadSaidas)
const Reembolsos = makeParte(loadReembolsos)
const AvaliacaoPedido = makeParte(loadAvaliacao)

/** One order, live: where it is, what is in it, what it cost (ux 1.11, mockup 08). */
export default function Pedido() {
  const { slug, nome } = useLoja()
  const { pedido, hoje } = useLoaderData<typeof loadPedido>()
  const { numpedido, status } = pedido
  const isMudo = useEventosPedido(pedido)
  return (
    // On paper: what was bought from whom, without what can only be pressed (S8).
    <main className="wrap pb-16 print:[&_.btn]:hidden print:[&_button]:hidden print:[&_summary]:hidden">
      <title>{`Pedido ${numpedido} · ${nome}`}</title>
      <CabecalhoImpresso>
        {isOrcamento(status) ? 'Orçamento' : 'Pedido'} {numpedido}, feito em{' '}
        {formatMomento(pedido.criado_em, hoje.fuso)}
        {!isOrcamento(status) && `, entrega em ${formatDia(pedido.data_de_entrega ?? '')}`}. Cliente:{' '}
        {pedido.nomecliente}.
      </CabecalhoImpresso>
      <div className="print:hidden">
        <Breadcrumb items={[{ label: 'Pedidos', href: urls.pedidos(slug) }, { label: String(numpedido) }]} />
      </div>
      <TituloPedido pedido={pedido} hoje={hoje} />
      <SemNovidade isMudo={isMudo} />
      <div className="mt-6 grid gap-x-9 gap-y-10 md:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-[72px]">
        <div className="min-w-0">
          <div className="print:hidden">
            <Parte calada>
              <AcoesPedido pedido={pedido} hoje={hoje} />
            </Parte>
          </div>
          <FaltaPagar pedido={pedido} />
          {pedido.reembolsos.length > 0 && (
            <Parte calada>
              <Reembolsos pedido={pedido} hoje={hoje} />
            </Parte>
          )}
          <Contestacoes pedido={pedido} hoje={hoje} />
          <Devolucoes pedido={pedido} hoje={hoje} />
          <Chegada pedido={pedido} hoje={hoje} />
          <Retirada pedido={pedido} hoje={hoje} />
          <Timeline steps={makeEtapas(pedido, hoje)} />
          <Respostas pedido={pedido} />
          {pedido.anotacoes && (
            <Notice icon="sticky-note" className="mt-6">
              <span className="block text-12 text-ink-muted">Sua observação</span>
              {pedido.anotacoes}
            </Notice>
          )}
          <section className="mt-10" aria-labelledby="produtos">
            <h2 id="produtos" className="mb-3">
              Produtos
            </h2>
            {pedido.substituicao && (
              <p className="mb-3 text-ink-muted">
                Se faltar algum produto: {textoSubstituicao[pedido.substituicao].toLowerCase()}
              </p>
            )}
            <ItensPedido itens={pedido.itens} />
          </section>
          {pedido.status === 'ENTREGUE' && (
            <div className="print:hidden">
              <Parte calada>
                <AvaliacaoPedido pedido={pedido} hoje={hoje} />
              </Parte>
            </div>
          )}
        </div>
        <aside className="grid content-start gap-8 max-md:-mx-gutter max-md:border-t-8 max-md:border-surface-2 max-md:px-gutter max-md:pt-6">
          <section className="md:rounded-lg md:border md:border-line md:p-5" aria-labelledby="pagamento">
            <h2 id="pagamento" className="mb-4">
              Pagamento
            </h2>
            <SomasPedido pedido={pedido} />
            <Forma pedido={pedido} />
          </section>
          <div className="grid gap-8 print:hidden">
            <Documentos pedido={pedido} />
            <Ajuda pedido={pedido} hoje={hoje} />
            <Parte calada>
              <MaisDoPedido pedido={pedido} />
            </Parte>
          </div>
        </aside>
      </div>
    </main>
  )
}

function Forma({ pedido }: { pedido: PedidoCompleto }) {
  const { slug } = useLoja()
  const { formaPagamento, pagamento, numpedido } = pedido
  const openCobranca = useOpenCobranca()
  return (
    <div className="mt-4 border-t border-line-soft pt-4">
      <p className="flex items-center gap-3">
        <Icon name={iconeOf(formaPagamento.tipo)} />
        {formaPagamento.nome}
        {pagamento?.status === 'PAGO' && <b className="ml-auto text-success">pago</b>}
      </p>
      {pagamento?.pix && (
        <Button
          href={urls.submissao(slug, numpedido)}
          block
          className="mt-4"
          icon="qr-code"
          {...openCobranca('pix', numpedido)}
        >
          Pagar com Pix
        </Button>
      )}
      <div className="mt-4">
        <CobrancaLenta pedido={pedido} completo />
      </div>
    </div>
  )
}

function Ajuda({ pedido, hoje }: { pedido: PedidoCompleto; hoje: Hoje }) {
  const { config } = useLoja()
  const { telefone, email } = config.rodape
  return (
    <section aria-labelledby="ajuda">
      <h2 id="ajuda" className="mb-2">
        Ajuda
      </h2>
      <FalarDoPedido numpedido={pedido.numpedido} />
      <ul>
        <Contato
          href={`mailto:${email}?subject=Pedido ${pedido.numpedido}`}
          icone="mail"
          texto="Escrever sobre este pedido"
          nota={email}
        />
        <Contato
          href={`tel:${telefone.replace(/\D/g, '')}`}
          icone="phone"
          texto="Ligar para a loja"
          nota={telefone}
        />
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Parte calada>
          <SaidasPedido pedido={pedido} hoje={hoje} />
        </Parte>
      </div>
    </section>
  )
}

function Contato(props: { href: string; icone: 'mail' | 'phone'; texto: string; nota: string }) {
  if (!props.nota) return null
  return (
    <li className="border-b border-line-soft">
      <a href={props.href} className="flex min-h-tap flex-wrap items-center gap-x-3 py-2 hover:underline">
        <Icon name={props.icone} />
        {props.texto}
        <span className="ml-auto text-12 text-ink-muted">{props.nota}</span>
      </a>
    </li>
  )
}
