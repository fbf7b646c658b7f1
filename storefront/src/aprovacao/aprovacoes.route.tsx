import { Link, useLoaderData } from 'react-router'

import type { AprovacaoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState, Icon, LiveRegion, Pagination } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { PilulaAprovacao } from '#cartao-aprovacao'
import { PaginaDaConta } from '#menu-conta'
import { formatQuando, Miniaturas, type Hoje } from '#pedido'
import { NaoLido, useLoja } from '#shell'

import './aprovacao.css'
import type { loadAprovacoes, Quais } from './load-aprovacoes.ts'
import { useEventosAprovacao } from './use-eventos-aprovacao.ts'

export { loadAprovacoes as loader } from './load-aprovacoes.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const renderLink: RenderLink = ({ href, ...rest }) => (
  <Link key={`${href}${rest['aria-label']}`} to={href} {...rest} />
)

/** What waits for somebody's approval, what was asked for, and what became of it. */
export default function Aprovacoes() {
  const { slug } = useLoja()
  const { quais, pagina, hoje, administra } = useLoaderData<typeof loadAprovacoes>()
  useEventosAprovacao()
  return (
    <PaginaDaConta titulo="Aprovações" semTitulo larga>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-1">Aprovações</h1>
        {administra && (
          <Link className={buttonClass({ variant: 'outline' })} to={urls.regrasAprovacao(slug)}>
            <Icon name="settings" /> Regras da empresa
          </Link>
        )}
      </div>
      <Abas quais={quais} paraMim={pagina?.paraMim ?? null} minhas={pagina?.minhas ?? null} />
      <LiveRegion>{pagina && pluralize(pagina.totalItems, 'pedido', 'pedidos')}</LiveRegion>
      {!pagina && (
        <NaoLido titulo="Não conseguimos ler os pedidos de aprovação">Tente em alguns instantes.</NaoLido>
      )}
      {pagina?.totalItems === 0 && <Vazia quais={quais} />}
      {pagina && pagina.data.length > 0 && (
        <>
          <ul>
            {pagina.data.map((aprovacao) => (
              <Linha key={aprovacao.idaprovacao} aprovacao={aprovacao} hoje={hoje} />
            ))}
          </ul>
          <Pagination
            page={pagina.page}
            pages={pagina.totalPages}
            hrefOf={(page) => `?quais=${quais}&page=${page}`}
            renderLink={renderLink}
          />
        </>
      )}
    </PaginaDaConta>
  )
}

function Abas({ quais, paraMim, minhas }: { quais: Quais; paraMim: number | null; minhas: number | null }) {
  const { slug } = useLoja()
  const abas = [
    { id: 'para-mim', nome: 'Para aprovar', total: paraMim },
    { id: 'minhas', nome: 'Pedidas por mim', total: minhas },
    { id: 'todas', nome: 'Todas', total: null },
  ] as const
  return (
    <nav className="tabs mb-2" aria-label="Quais aprovações">
      {abas.map(({ id, nome, total }) => (
        <Link key={id} to={urls.aprovacoes(slug, id)} aria-current={id === quais ? 'page' : undefined}>
          {nome}
          {total !== null && <small>{total}</small>}
        </Link>
      ))}
    </nav>
  )
}

function Linha({ aprovacao, hoje }: { aprovacao: AprovacaoLista; hoje: Hoje }) {
  const { slug } = useLoja()
  const { idaprovacao, estado, quemPediu, minha, paraMim, total, produtos, imagens, centro } = aprovacao
  const para = urls.aprovacao(slug, idaprovacao)
  const quem = minha ? 'Você pediu' : quemPediu
  const quando = formatQuando(aprovacao.criado_em, hoje)
  return (
    <li className="linha-aprovacao">
      <p className="min-w-0">
        <Link to={para} className="text-16 font-semibold hover:underline max-lg:py-3">
          {quem}
        </Link>
        <time className="block text-ink-muted" dateTime={aprovacao.criado_em}>
          {quando}
        </time>
      </p>
      <div>
        <PilulaAprovacao estado={estado} />
      </div>
      <div className="linha-aprovacao-itens">
        <Miniaturas imagens={imagens} total={produtos} max={4} />
        <p className="text-ink-muted">
          {pluralize(produtos, 'produto', 'produtos')}
          {centro && <span className="block text-12">Centro de custo {centro}</span>}
        </p>
      </div>
      <p className="num linha-aprovacao-total">{total === null ? 'a precificar' : formatReais(total)}</p>
      <Link
        className={buttonClass({ variant: paraMim ? 'solid' : 'outline' })}
        to={aprovacao.numpedido ? urls.pedido(slug, aprovacao.numpedido) : para}
        aria-label={`${rotuloDe(aprovacao)}: ${quem}, ${quando}`}
      >
        {rotuloDe(aprovacao)}
      </Link>
    </li>
  )
}

function rotuloDe({ numpedido, paraMim }: AprovacaoLista): string {
  if (numpedido) return `Pedido ${numpedido}`
  return paraMim ? 'Conferir' : 'Ver'
}

function Vazia({ quais }: { quais: Quais }) {
  const textos: Record<Quais, { titulo: string; texto: string }> = {
    'para-mim': {
      titulo: 'Nada espera por você',
      texto: 'Quando alguém da empresa pedir sua aprovação, o pedido aparece aqui e chega por e-mail.',
    },
    minhas: {
      titulo: 'Você não pediu aprovação',
      texto: 'Monte o carrinho e, ao fechar o pedido, escolha “Enviar para aprovação”.',
    },
    todas: {
      titulo: 'Nenhum pedido de aprovação',
      texto: 'Os pedidos da empresa que esperam um sim aparecem aqui.',
    },
  }
  const { titulo, texto } = textos[quais]
  return (
    <EmptyState icon="file-check-2" title={titulo}>
      {texto}
    </EmptyState>
  )
}
