import { useEffect, useRef, useState } from 'react'
import { Link, useActionData, useLoaderData, useNavigate, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Breadcrumb, EmptyState, showToast } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { BotaoLeitor } from '#leitor'
import { useLoja } from '#shell'

import type { changeRevisao, EstadoRevisao } from './change-revisao.ts'
import { Colagem } from './colagem.tsx'
import { Conferencia } from './conferencia.tsx'
import { Feito } from './feito.tsx'
import type { DadosRevisao, loadRevisao } from './load-revisao.ts'
import './revisao.css'

export { changeRevisao as action } from './change-revisao.ts'
export { loadRevisao as loader } from './load-revisao.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const titulos = {
  pedido: 'Repetir pedido',
  lista: 'Conferir lista',
  compartilhada: 'Conferir lista',
  carrinho: 'Carrinho compartilhado',
  texto: 'Colar pedido',
}

/**
 * The one review of a repeated order, a list, a pasted order, a spreadsheet: each line added, adjusted, refused or to be
 * chosen, and why; nothing goes into the cart before the shopper says so (issue 3, lessons 4 row 19).
 */
export default function Revisao() {
  const { slug, nome } = useLoja()
  const dados = useLoaderData<typeof loadRevisao>()
  const answer = useActionData<typeof changeRevisao>()
  const estado = answer && 'passo' in answer ? answer : undefined
  useTudoCerto(estado)
  const titulo = titulos[dados.origem]
  return (
    <main className="wrap pb-16">
      <title>{`${titulo} · ${nome}`}</title>
      <Breadcrumb items={trilha(dados, slug)} />
      <h1>{titulo}</h1>
      <div className="mt-2">
        <ResumoErro ocorrencia={estado}>{estado?.passo === 'erro' ? estado.erro : dados.erro}</ResumoErro>
      </div>
      {estado?.passo === 'feito' ? (
        <Feito
          isCarrinho={dados.origem === 'carrinho'}
          mensagem={estado.mensagem}
          repeticao={estado.repeticao}
        />
      ) : (
        <Corpo dados={dados} estado={estado} />
      )}
    </main>
  )
}

/** What is to be reviewed, or where to paste it. */
function Corpo({ dados, estado }: { dados: DadosRevisao; estado: EstadoRevisao | undefined }) {
  const colado = useUltimo(estado)
  const revisao = colado?.revisao ?? dados.revisao
  return (
    <>
      {dados.origem === 'texto' && (
        <>
          <Colagem texto={colado?.texto ?? ''} isReviewed={revisao !== null} />
          <div className="mt-3">
            <BotaoLeitor />
          </div>
        </>
      )}
      {revisao && <Conferencia key={colado?.texto} revisao={revisao} dados={dados} />}
      {revisao === null && dados.origem !== 'texto' && <NadaLido />}
    </>
  )
}

/**
 * All lines came whole: said once, and the cart is shown. Not before the page has read the cart again: leaving earlier would
 * break that off, and the cart would be shown as it was.
 */
function useTudoCerto(estado: EstadoRevisao | undefined): void {
  const { slug } = useLoja()
  const navigate = useNavigate()
  const isSettled = useNavigation().state === 'idle'
  const dito = useRef<EstadoRevisao>(undefined)
  useEffect(() => {
    if (estado?.passo !== 'feito' || !isSettled || dito.current === estado) return
    dito.current = estado
    showToast(estado.mensagem)
    const { ajustados, recusados } = estado.repeticao
    if (ajustados.length + recusados.length === 0) void navigate(urls.carrinho(slug), { replace: true })
  }, [estado, slug, navigate, isSettled])
}

function trilha({ origem, nome }: DadosRevisao, slug: string) {
  if (origem === 'carrinho') return [{ label: 'Carrinho', href: urls.carrinho(slug) }, { label: nome }]
  if (origem === 'pedido')
    return [{ label: 'Pedidos', href: urls.pedidos(slug) }, { label: nome || 'Repetir' }]
  return [{ label: 'Listas', href: urls.listas(slug) }, { label: nome || titulos[origem] }]
}

/** The last text that was read, with its review: an error of what follows does not take it away. */
function useUltimo(estado: EstadoRevisao | undefined) {
  const [ultimo, setUltimo] = useState(estado?.passo === 'revisao' ? estado : null)
  if (estado?.passo === 'revisao' && estado !== ultimo) setUltimo(estado)
  return ultimo
}

function NadaLido() {
  const { slug } = useLoja()
  return (
    <EmptyState icon="package-x" title="Nada para conferir">
      <Link className="link" to={urls.loja(slug)}>
        Ver produtos
      </Link>
    </EmptyState>
  )
}
