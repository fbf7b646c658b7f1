import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useActionData, useLoaderData, useParams, useRouteError } from 'react-router'

import type { LinkAcao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatInstante } from '@vitrine/rules/data'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, EmptyState, Notice } from '@vitrine/ui'

import { ErroDaPagina, useLoja } from '#shell'

import type { loadLink, openLink } from './load-link.ts'
import { claimAbertura } from './claim-abertura.ts'

export { loadLink as loader, openLink as action } from './load-link.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

/** A short link that acts (readings 8): by itself where there is script, by its button where there is none; never by being looked at. */
export default function LinkAcaoDaLoja() {
  const { nome: loja } = useLoja()
  const { link } = useLoaderData<typeof loadLink>()
  return (
    <main className="wrap pt-8 pb-16">
      <title>{`${link.nome} · ${loja}`}</title>
      <meta name="robots" content="noindex" />
      {link.acao ? <Aberto link={link} /> : <Fechado link={link} />}
    </main>
  )
}

function Aberto({ link }: { link: LinkAcao }) {
  const { slug } = useLoja()
  const { chave, isLogado } = useLoaderData<typeof loadLink>()
  const recusado = useActionData<typeof openLink>()
  const form = useRef<HTMLFormElement>(null)
  const { erro, chave: aberta = chave } =
    recusado && 'erro' in recusado ? recusado : { erro: null, chave: undefined }
  const { acao } = link
  const { codigo = '' } = useParams()
  const needsLogin = acao?.tipo === 'CUPOM' && !isLogado
  useEffect(() => {
    if (needsLogin || erro !== null) return undefined
    return claimAbertura(`${slug}/${codigo}`, () => form.current?.requestSubmit())
  }, [needsLogin, erro, slug, codigo])
  return (
    <div className="max-w-[560px]">
      <h1>{link.nome}</h1>
      {link.descricao && <p className="mt-2 text-16">{link.descricao}</p>}
      {erro !== null && (
        <Notice tone="warning" live="alert" className="mt-4">
          {erro}
        </Notice>
      )}
      <OQueFaz link={link} />
      <form ref={form} method="post" className="mt-6 flex flex-wrap gap-2">
        <input type="hidden" name="chave" value={aberta} />
        {needsLogin ? (
          <Button href={urls.entrar(slug, urls.linkAcao(slug, codigo))} size="l" icon="log-in">
            Entrar e usar o cupom
          </Button>
        ) : (
          <Button type="submit" size="l" icon="shopping-cart">
            {acao?.tipo === 'CUPOM' ? 'Usar o cupom' : 'Colocar no carrinho'}
          </Button>
        )}
        <Button href={urls.loja(slug)} size="l" variant="outline">
          Ver a loja
        </Button>
      </form>
      <details className="mt-8">
        <summary>Passar este link adiante</summary>
        <p className="mt-2 break-all">{link.url}</p>
        <svg
          className="mt-3 bg-white"
          style={{ forcedColorAdjust: 'none' }}
          role="img"
          aria-label={`QR do link ${link.nome}`}
          width={200}
          height={200}
          viewBox={`0 0 ${link.lado} ${link.lado}`}
          shapeRendering="crispEdges"
        >
          <path d={link.qr} fill="#000" />
        </svg>
      </details>
    </div>
  )
}

function OQueFaz({ link: { acao } }: { link: LinkAcao }) {
  if (acao?.tipo === 'CUPOM')
    return (
      <p className="mt-4">
        Cupom <b>{acao.codigocupom}</b>
        {acao.nome && `: ${acao.nome}`}
      </p>
    )
  if (acao?.tipo !== 'PRODUTOS') return null
  return (
    <ul className="mt-4">
      {acao.produtos.map(({ id, nome, quantidade }) => (
        <li key={id} className="border-b border-line-soft py-2">
          {`${formatQuantidade(quantidade)} × ${nome}`}
        </li>
      ))}
    </ul>
  )
}

const motivos = {
  ABERTO: ['circle-check', 'Este link está aberto'],
  AINDA_NAO: ['clock', 'Este link ainda não começou a valer'],
  EXPIRADO: ['hourglass', 'Este link já terminou'],
  ESGOTADO: ['circle-x', 'Este link já foi usado por todos que cabiam nele'],
} as const

/** Says why the link does nothing now (too early, too late, used up), with a link to the store. */
function Fechado({ link: { nome, situacao, de, ate } }: { link: LinkAcao }) {
  const { slug, fuso } = useLoja()
  const [icon, titulo] = motivos[situacao]
  return (
    <EmptyState icon={icon} title={titulo} action={<Button href={urls.loja(slug)}>Ver a loja</Button>}>
      {situacao === 'AINDA_NAO' && de && `“${nome}” começa em ${formatInstante(de, fuso)}.`}
      {situacao === 'EXPIRADO' && ate && `“${nome}” valeu até ${formatInstante(ate, fuso)}.`}
      {situacao === 'ESGOTADO' && `“${nome}” era para um número certo de pessoas.`}
    </EmptyState>
  )
}

/** A code that this store does not have, or another one's. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { slug } = useLoja()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErroDaPagina />
  return (
    <main className="wrap pt-8 pb-16">
      <title>Este link não existe nesta loja</title>
      <EmptyState
        icon="search"
        title="Este link não existe nesta loja"
        action={<Button href={urls.loja(slug)}>Ver a loja</Button>}
      >
        Confira o endereço: ele pode ter sido cortado, ou ser de outra loja.
      </EmptyState>
    </main>
  )
}
