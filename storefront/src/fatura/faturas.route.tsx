import { useState } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { PaginaFaturas } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, Checkbox, EmptyState, LiveRegion, Notice, Pagination } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { LinhaFatura } from './linha-fatura.tsx'
import type { loadFaturas, Situacao } from './load-faturas.ts'
import type { payFaturas } from './pay-faturas.ts'
import { PixFaturas } from './pix-faturas.tsx'
import { ResumoFaturas } from './resumo-faturas.tsx'
import './faturas.css'

export { payFaturas as action } from './pay-faturas.ts'
export { loadFaturas as loader } from './load-faturas.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const abas: readonly { valor: Situacao; nome: string }[] = [
  { valor: 'abertas', nome: 'Em aberto' },
  { valor: 'vencidas', nome: 'Vencidas' },
  { valor: 'pagas', nome: 'Pagas' },
  { valor: 'todas', nome: 'Todas' },
]

const renderLink: RenderLink = ({ href, ...rest }) => (
  <Link key={`${href}${rest['aria-label']}`} to={href} {...rest} />
)

/** What is owed to this store, and paying several at once (ux 1.12). */
export default function Faturas() {
  const { nome } = useLoja()
  const { pagina, cobranca, situacao, idpagamento } = useLoaderData<typeof loadFaturas>()
  const acao = useActionData<typeof payFaturas>()
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Faturas · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <h1>Faturas</h1>
      {pagina && <ResumoFaturas resumo={pagina.resumo} />}
      {cobranca && <PixFaturas cobranca={cobranca} />}
      {acao && 'erro' in acao && (
        <Notice tone="danger" live="alert" className="mt-4">
          {acao.erro}
        </Notice>
      )}
      {!pagina && (
        <NaoLido titulo="Não conseguimos ler suas faturas">
          Nada se perdeu. Tente em alguns instantes.
        </NaoLido>
      )}
      {pagina && (
        <>
          <Abas situacao={situacao} resumo={pagina.resumo} />
          <LiveRegion>{pluralize(pagina.totalItems, 'fatura', 'faturas')}</LiveRegion>
          {pagina.data.length === 0 ? (
            <Vazia situacao={situacao} />
          ) : (
            <Lista
              key={pagina.data.map(({ idfatura }) => idfatura).join()}
              pagina={pagina}
              idpagamento={idpagamento}
            />
          )}
          <Pagination
            page={pagina.page}
            pages={pagina.totalPages}
            hrefOf={(page) => `?situacao=${situacao}&page=${page}`}
            renderLink={renderLink}
          />
        </>
      )}
    </main>
  )
}

function Abas({ situacao, resumo }: { situacao: Situacao; resumo: PaginaFaturas['resumo'] }) {
  const contas: Partial<Record<Situacao, number>> = {
    abertas: resumo.abertas.quantidade,
    vencidas: resumo.vencidas.quantidade,
  }
  return (
    <nav className="tabs mt-6" aria-label="Situação das faturas">
      {abas.map(({ valor, nome }) => (
        <Link
          key={valor}
          to={valor === 'abertas' ? '?' : `?situacao=${valor}`}
          aria-current={valor === situacao ? 'page' : undefined}
          preventScrollReset
        >
          {nome}
          {contas[valor] !== undefined && <small>{contas[valor]}</small>}
        </Link>
      ))}
    </nav>
  )
}

/** A form: what is chosen is paid by one Pix, also before the script is there. */
function Lista({ pagina, idpagamento }: { pagina: PaginaFaturas; idpagamento: string }) {
  const { state, formMethod } = useNavigation()
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set())
  const pagaveis = pagina.data.filter(({ situacao }) => situacao === 'ABERTA' || situacao === 'VENCIDA')
  const soma = sumReais(
    ...pagaveis.filter(({ idfatura }) => escolhidas.has(idfatura)).map(({ valor }) => valor),
  )
  const choose = (id: string, isIn: boolean) =>
    setEscolhidas((antes) => new Set(isIn ? [...antes, id] : [...antes].filter((outro) => outro !== id)))
  return (
    <Form method="post" action="?" className="mt-2">
      <input type="hidden" name="idpagamento" value={idpagamento} />
      {pagaveis.length > 1 && (
        <Checkbox
          checked={escolhidas.size === pagaveis.length}
          onChange={(event) =>
            setEscolhidas(new Set(event.target.checked ? pagaveis.map(({ idfatura }) => idfatura) : []))
          }
        >
          Escolher todas desta página
        </Checkbox>
      )}
      <ul>
        {pagina.data.map((fatura) => (
          <LinhaFatura
            key={fatura.idfatura}
            fatura={fatura}
            isIn={escolhidas.has(fatura.idfatura)}
            onChoose={(isIn) => choose(fatura.idfatura, isIn)}
          />
        ))}
      </ul>
      {pagaveis.length > 0 && (
        <div className="faturas-pagar">
          <p aria-live="polite">
            {escolhidas.size === 0 ? (
              <span className="text-ink-muted">Escolha as faturas que quer pagar de uma vez.</span>
            ) : (
              <>
                {pluralize(escolhidas.size, 'fatura', 'faturas')}: <b className="num">{formatReais(soma)}</b>
              </>
            )}
          </p>
          <Button type="submit" size="l" icon="qr-code" loading={state !== 'idle' && formMethod === 'POST'}>
            Pagar com Pix
          </Button>
        </div>
      )}
    </Form>
  )
}

function Vazia({ situacao }: { situacao: Situacao }) {
  const { slug } = useLoja()
  const textos: Record<Situacao, string> = {
    abertas: 'Nenhuma fatura em aberto',
    vencidas: 'Nenhuma fatura vencida',
    pagas: 'Nenhuma fatura paga ainda',
    todas: 'Nenhuma fatura por aqui',
  }
  return (
    <EmptyState
      icon="receipt"
      title={textos[situacao]}
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.pedidos(slug)}>
          Ver pedidos
        </Link>
      }
    >
      Compras faturadas aparecem aqui, com o vencimento de cada uma.
    </EmptyState>
  )
}
