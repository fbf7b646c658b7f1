import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { Assinatura as AssinaturaCompleta } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Breadcrumb, Button, Icon, LiveRegion, Notice } from '@vitrine/ui'

import { iconeOf } from '#pagamento'
import { formatDiaRelativo, formatDiaRelativoDe, formatQuando, PilulaStatus, type Hoje } from '#pedido'
import { useLoja } from '#shell'

import { Calendario } from './calendario.tsx'
import type { changeAssinatura } from './change-assinatura.ts'
import { ItensAssinatura } from './itens-assinatura.tsx'
import type { loadAssinatura } from './load-assinatura.ts'
import { PilulaAssinatura } from './pilula-assinatura.tsx'
import { TrocaPagamento } from './troca-pagamento.tsx'
import './assinaturas.css'

export { changeAssinatura as action } from './change-assinatura.ts'
export { loadAssinatura as loader } from './load-assinatura.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** One subscription: when it comes, what comes, and every way to change that (ux 1.10.4). */
export default function Assinatura() {
  const { slug, nome } = useLoja()
  const { assinatura, hoje } = useLoaderData<typeof loadAssinatura>()
  const acao = useActionData<typeof changeAssinatura>()
  const { tipo, periodo, status, motivo, podeSubmeter } = assinatura
  return (
    <main className="wrap pb-16">
      <title>{`${tipo.nome} · Assinaturas · ${nome}`}</title>
      <Breadcrumb items={[{ label: 'Assinaturas', href: urls.assinaturas(slug) }, { label: tipo.nome }]} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>{tipo.nome}</h1>
        <PilulaAssinatura status={status} />
        <p className="text-ink-muted">{periodo}</p>
      </div>
      <LiveRegion>{acao?.feito}</LiveRegion>
      {acao?.erro && (
        <Notice tone="danger" live="alert" className="mt-4">
          {acao.erro}
        </Notice>
      )}
      {motivo && (
        <Notice
          tone="warning"
          className="mt-4"
          title={status === 'PAUSADA' ? 'Pausamos esta assinatura.' : 'A última tentativa falhou.'}
        >
          {motivo}{' '}
          {status === 'PAUSADA' ? 'Resolva e retome quando quiser.' : 'Tentamos de novo amanhã de manhã.'}
        </Notice>
      )}
      <div className="mt-6 assinatura-coluna grid gap-x-[72px] gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <Proxima assinatura={assinatura} hoje={hoje} />
          <Calendario assinatura={assinatura} />
          <section className="mt-8" aria-labelledby="produtos">
            <h2 id="produtos">O que vem em cada entrega</h2>
            <ItensAssinatura key={chaveOf(assinatura)} assinatura={assinatura} />
          </section>
        </div>
        <aside className="assinatura-coluna grid content-start gap-8 max-lg:-mx-gutter max-lg:border-t-8 max-lg:border-surface-2 max-lg:px-gutter max-lg:pt-6">
          <Como assinatura={assinatura} />
          {podeSubmeter ? <Acoes status={status} /> : <SoPrepara />}
          <Pedidos assinatura={assinatura} hoje={hoje} />
        </aside>
      </div>
    </main>
  )
}

/** The lines are taken over again when the server changed them, except a quantity that is being edited. */
function chaveOf({ itens }: AssinaturaCompleta): string {
  return itens.map(({ id }) => id).join()
}

function Proxima({ assinatura, hoje }: { assinatura: AssinaturaCompleta; hoje: Hoje }) {
  const { proxima, proximas, formaEntrega, lugar, tipoEntrega } = assinatura
  if (!proxima) return null
  const gera = proximas.find(({ data }) => data === proxima)?.gera_em
  return (
    <div className="mb-6">
      <p className="text-ink-muted">Próxima {tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'}</p>
      <p className="text-28 leading-tight font-title tracking-[-0.014em] lg:text-32">
        {[formatDiaRelativo(proxima, hoje), formaEntrega?.janela].filter(Boolean).join(', ')}
      </p>
      {lugar && <p className="mt-1 text-ink-muted">{lugar}</p>}
      {gera && (
        <p className="mt-1 text-ink-muted">
          O pedido é feito {formatQuando(gera, hoje)}. Até lá, mude o que quiser. Em feriado ou dia sem
          entrega, vem no seguinte.
        </p>
      )}
    </div>
  )
}

function Como({ assinatura }: { assinatura: AssinaturaCompleta }) {
  const { valorHoje, formaPagamento, formaEntrega, status } = assinatura
  return (
    <section className="lg:rounded-lg lg:border lg:border-line lg:p-5" aria-labelledby="valor">
      <h2 id="valor" className="mb-3">
        Valor
      </h2>
      {valorHoje !== undefined && (
        <p className="flex flex-wrap justify-between gap-x-4 text-16">
          Produtos, hoje <b className="num">{formatReais(valorHoje)}</b>
        </p>
      )}
      <p className="mt-1 text-12 text-ink-muted">
        Cobramos o preço do dia de cada pedido, mais a entrega. Avisamos por e-mail antes e depois.
      </p>
      {formaPagamento && (
        <p className="mt-4 flex items-center gap-3 border-t border-line-soft pt-4">
          <Icon name={iconeOf(formaPagamento.tipo)} /> {namePagamento(formaPagamento)}
        </p>
      )}
      {status !== 'CANCELADA' && assinatura.podeSubmeter && <TrocaPagamento assinatura={assinatura} />}
      {formaEntrega && (
        <p className="mt-2 flex items-center gap-3">
          <Icon name="truck" /> {formaEntrega.nome}
        </p>
      )}
    </section>
  )
}

/** Why nothing can be changed here, and who can (readings 7 `submissao_pedido`). */
function SoPrepara() {
  return (
    <Notice icon="users" title="Seu acesso prepara pedidos.">
      Mudar, pausar ou cancelar esta assinatura é de quem envia pedidos por este cadastro: fale com essa
      pessoa.
    </Notice>
  )
}

function namePagamento({ tipo, nome, cartao }: NonNullable<AssinaturaCompleta['formaPagamento']>): string {
  if (cartao) return `${nome}: ${cartao.bandeira} final ${cartao.final}`
  return tipo === 'PIX' ? `${nome}: o código chega por e-mail a cada pedido` : nome
}

/** A pause can be undone by resuming; a cancellation cannot, and the question says so. */
function Acoes({ status }: { status: AssinaturaCompleta['status'] }) {
  const { state, formData } = useNavigation()
  const isBusy = (acao: string) => state !== 'idle' && formData?.get('acao') === acao
  if (status === 'CANCELADA') return null
  const isPausada = status === 'PAUSADA'
  const troca = isPausada ? 'retomar' : 'pausar'
  return (
    <section aria-label="Mudar a assinatura" className="grid gap-2">
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="acao"
          value={troca}
          variant={isPausada ? 'solid' : 'outline'}
          icon={isPausada ? 'play' : 'pause'}
          loading={isBusy(troca)}
          block
        >
          {isPausada ? 'Retomar' : 'Pausar'}
        </Button>
      </Form>
      <details className="cancelar">
        <summary className="link">Cancelar assinatura</summary>
        <Notice tone="warning" title="Isto não tem volta.">
          Nenhum pedido novo será feito. Os que já foram feitos seguem normalmente. Para parar por um tempo,
          pause.
        </Notice>
        <Form method="post" preventScrollReset className="mt-2">
          <Button
            type="submit"
            name="acao"
            value="cancelar"
            variant="danger"
            loading={isBusy('cancelar')}
            block
          >
            Cancelar de vez
          </Button>
        </Form>
      </details>
    </section>
  )
}

function Pedidos({ assinatura, hoje }: { assinatura: AssinaturaCompleta; hoje: Hoje }) {
  const { slug } = useLoja()
  return (
    <section aria-labelledby="pedidos">
      <h2 id="pedidos" className="mb-2">
        Pedidos feitos
      </h2>
      <ul>
        {assinatura.pedidos.map(({ numpedido, status, criado_em }) => (
          <li
            key={numpedido}
            className="flex min-h-tap flex-wrap items-center gap-3 border-b border-line-soft py-2"
          >
            <Link className="font-semibold hover:underline" to={urls.pedido(slug, numpedido)}>
              {numpedido}
            </Link>
            <time className="text-12 text-ink-muted" dateTime={criado_em}>
              {formatDiaRelativoDe(criado_em, hoje)}
            </time>
            <span className="ml-auto">
              <PilulaStatus status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
