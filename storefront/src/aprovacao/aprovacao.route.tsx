import { useEffect } from 'react'
import { Form, Link, useActionData, useLoaderData } from 'react-router'

import type { Aprovacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { isAberta } from '@vitrine/rules/aprovacao'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Breadcrumb, Icon, Notice, showToast, Timeline } from '@vitrine/ui'

import { PilulaAprovacao } from '#cartao-aprovacao'
import { formatQuando, type Hoje } from '#pedido'
import { useLoja } from '#shell'

import './aprovacao.css'
import { ItensAprovacao } from './itens-aprovacao.tsx'
import type { answerAprovacao, loadAprovacao } from './load-aprovacao.ts'
import { makePassos } from './make-passos.ts'
import { Mudancas } from './mudancas.tsx'
import { RespostaAprovacao } from './resposta-aprovacao.tsx'
import { useEventosAprovacao } from './use-eventos-aprovacao.ts'

export { answerAprovacao as action, loadAprovacao as loader } from './load-aprovacao.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** One request for approval: what is asked for, what changed since, and the answer of whoever may give it. */
export default function PedidoDeAprovacao() {
  const { slug, nome } = useLoja()
  const { aprovacao, hoje } = useLoaderData<typeof loadAprovacao>()
  const estado = useActionData<typeof answerAprovacao>()
  const resposta = estado && 'feita' in estado ? estado : undefined
  useEventosAprovacao(isAberta(aprovacao.estado))
  useEffect(() => {
    if (resposta?.feita) showToast(resposta.feita)
  }, [resposta])
  const { conteudo, recado } = aprovacao
  return (
    <main className="wrap pb-16">
      <title>{`Pedido de aprovação · ${nome}`}</title>
      <Breadcrumb
        items={[{ label: 'Aprovações', href: urls.aprovacoes(slug) }, { label: `De ${aprovacao.quemPediu}` }]}
      />
      <Titulo aprovacao={aprovacao} hoje={hoje} />
      {/* Changing lines, saying why and answering stand in one form. */}
      <Form method="post" className="mt-6 grid gap-x-[72px] gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <input type="hidden" name="revisao" value={aprovacao.revisao} />
        <div className="min-w-0">
          <Situacao aprovacao={aprovacao} />
          <Mudancas aprovacao={aprovacao} />
          {recado && (
            <Notice icon="sticky-note" className="mb-6">
              <span className="block text-12 text-ink-muted">Recado de {aprovacao.quemPediu}</span>
              {recado}
            </Notice>
          )}
          <section aria-labelledby="produtos">
            <h2 id="produtos" className="mb-3">
              Produtos
            </h2>
            <ItensAprovacao itens={conteudo.itens} mudavel={aprovacao.paraMim} />
          </section>
          <section className="mt-10" aria-labelledby="andamento">
            <h2 id="andamento" className="mb-4">
              Andamento
            </h2>
            <Timeline steps={makePassos(aprovacao, hoje)} />
          </section>
        </div>
        <aside className="grid content-start gap-6 max-lg:-mx-gutter max-lg:border-t-8 max-lg:border-surface-2 max-lg:px-gutter max-lg:pt-6">
          <Resumo aprovacao={aprovacao} />
          <RespostaAprovacao aprovacao={aprovacao} estado={resposta} />
        </aside>
      </Form>
    </main>
  )
}

function Titulo({ aprovacao, hoje }: { aprovacao: Aprovacao; hoje: Hoje }) {
  const { estado, quemPediu, minha, criado_em, expira_em, centro } = aprovacao
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1>{minha ? 'Seu pedido de aprovação' : `Pedido de ${quemPediu}`}</h1>
      <PilulaAprovacao estado={estado} />
      <p className="flex w-full flex-wrap gap-x-4 text-ink-muted">
        <time dateTime={criado_em}>Pedido {formatQuando(criado_em, hoje)}</time>
        {isAberta(estado) && <span>Responder até {formatQuando(expira_em, hoje)}</span>}
        {centro && <span>Centro de custo {centro}</span>}
      </p>
    </div>
  )
}

/** The people who are asked now, or the order that the request became. */
function Situacao({ aprovacao }: { aprovacao: Aprovacao }) {
  const { slug } = useLoja()
  const { estado, numpedido, semAprovador, aprovadores, motivos, niveis, nivel, paraMim } = aprovacao
  if (numpedido) {
    return (
      <Notice
        tone="success"
        title={`Aprovado: é o pedido ${numpedido}.`}
        className="mb-6"
        action={<Link to={urls.pedido(slug, numpedido)}>Ver pedido</Link>}
      >
        Ele segue como qualquer outro pedido da empresa.
      </Notice>
    )
  }
  if (!isAberta(estado)) return null
  if (semAprovador) {
    return (
      <Notice tone="danger" title="Ninguém pode responder a este pedido." className="mb-6">
        Quem administra o cadastro precisa dar a alguém a permissão de enviar pedidos, em “Usuários”, ou mudar
        as regras da empresa. Quem pediu pode retirar o pedido.
      </Notice>
    )
  }
  const etapa = niveis > 1 ? ` Etapa ${nivel + 1} de ${niveis}.` : ''
  return (
    <Notice icon="hourglass" title={paraMim ? 'Espera a sua resposta.' : 'Espera resposta.'} className="mb-6">
      Quem pode aprovar agora: {aprovadores.join(', ')}.{etapa}
      {motivos.length > 0 && (
        <span className="block text-12 text-ink-muted">Por quê: {motivos.join('; ')}.</span>
      )}
    </Notice>
  )
}

/** What it costs, when it comes and how it is paid, as it was asked for. */
function Resumo({ aprovacao: { conteudo, recado } }: { aprovacao: Aprovacao }) {
  const { subtotal, desconto, embalagens, servicos, taxaentrega, total, cupom } = conteudo
  const { valoripi = 0, valorst = 0 } = conteudo
  const linhas: [string, number][] = [
    ['Produtos', subtotal ?? 0],
    [cupom ? `Cupom ${cupom}` : 'Desconto', -desconto],
    ['Embalagem de presente', embalagens],
    ['IPI', valoripi],
    ['ICMS-ST', valorst],
    ...servicos.map(({ nome, total: valor }): [string, number] => [nome, valor]),
    [conteudo.tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Entrega', taxaentrega],
  ]
  return (
    <section className="lg:rounded-lg lg:border lg:border-line lg:p-5" aria-labelledby="resumo">
      <h2 id="resumo" className="mb-4">
        Resumo
      </h2>
      <dl className="grid gap-2">
        {linhas.map(
          ([nome, valor], index) =>
            (valor !== 0 || index === 0) && (
              <div key={nome} className="flex justify-between gap-4">
                <dt className="text-ink-muted">{nome}</dt>
                <dd className="num">{formatReais(valor)}</dd>
              </div>
            ),
        )}
        <div className="flex justify-between gap-4 border-t border-line-soft pt-3 text-16 font-semibold">
          <dt>Total</dt>
          <dd className="num">{total === null ? 'a precificar' : formatReais(total)}</dd>
        </div>
      </dl>
      <ul className="mt-4 grid gap-3 border-t border-line-soft pt-4">
        <li className="flex gap-3">
          <Icon name={conteudo.tipoEntrega === 'RETIRADA' ? 'store' : 'truck'} />
          <span>
            {conteudo.formaEntrega}, {conteudo.janela}
            <span className="block text-12 wrap-anywhere text-ink-muted">{conteudo.onde}</span>
          </span>
        </li>
        <li className="flex gap-3">
          <Icon name="wallet" />
          {conteudo.pagamento}
        </li>
        {conteudo.numPedidoCliente && (
          <li className="flex gap-3">
            <Icon name="file-text" />
            Pedido de compra {conteudo.numPedidoCliente}
          </li>
        )}
        {conteudo.anotacoes && conteudo.anotacoes !== recado && (
          <li className="flex gap-3">
            <Icon name="sticky-note" />
            <span className="wrap-anywhere">{conteudo.anotacoes}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
