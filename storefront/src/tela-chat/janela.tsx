import { Activity, Suspense, use, useEffect, useRef, useState, useTransition } from 'react'
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'

import { urlsChat } from '@vitrine/contract/urls-chat'
import { EmptyState, IconButton, Skeleton } from '@vitrine/ui'

import { BotoesDaJanela, closeJanela, janela, openJanela } from '#chat'
import type { AssuntoDaJanela } from '#chat'
import { hojeNaLoja } from '#pedido'
import { api, useLocal, useLoja } from '#shell'

import { Conversa } from './conversa.tsx'
import { quemOf, readPage, readSala, readSalas, trechoOf, type Leitor } from './read-sala.ts'
import { Conversas, hasSalas, NovaMensagem } from './tela-conversas.tsx'
import { TrechoDaSala } from './trecho-da-sala.tsx'
import '@vitrine/conversa/log.css'
import '@vitrine/conversa/mensagem.css'
import './cartao.css'
import './chat.css'
import './redacao.css'
import './janela.css'

/** The rooms of the cliente, or one of them, in a window over the page: it stays while the page goes on to others (ux 1.18.1, 1.18.4, mockup 20). */
export function Janela({ idcliente }: { idcliente: string }) {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const { assunto, vez, isRecolhida } = useStore(janela)
  const isDaPagina = pathname.startsWith(urlsChat.conversas(slug))
  useEffect(() => {
    // The page shows rooms itself: one place of them is enough.
    if (isDaPagina) closeJanela()
  }, [isDaPagina])
  if (isDaPagina || !assunto) return null
  return (
    <Activity mode={isRecolhida ? 'hidden' : 'visible'}>
      <Quadro key={vez} idcliente={idcliente} assunto={assunto} />
    </Activity>
  )
}

interface QuadroProps {
  idcliente: string
  assunto: AssuntoDaJanela | 'conversas'
}

function Quadro(props: QuadroProps) {
  const { nome } = useLoja()
  const quadro = useRef<HTMLElement>(null)
  const { lido, isPending, go } = useLido(props)
  // Once it is there, and each time that it comes back.
  useEffect(() => quadro.current?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what is pressed inside, on links and buttons
    <aside
      ref={quadro}
      className="janela print:hidden"
      aria-label={`Conversa com ${nome}`}
      aria-busy={isPending || undefined}
      tabIndex={-1}
      onKeyDown={closeOnEsc}
      onClickCapture={(event) => followLink(event, go)}
      onSubmitCapture={(event) => followForm(event, go)}
    >
      <BotoesDaJanela value={<Botoes />}>
        <Suspense fallback={<Espera />}>
          <Conteudo lido={lido} />
        </Suspense>
      </BotoesDaJanela>
    </aside>
  )
}

function Botoes() {
  return (
    <>
      <IconButton
        icon="minus"
        label="Recolher a conversa"
        onClick={() => janela.setState({ isRecolhida: true })}
      />
      <IconButton icon="x" label="Fechar a conversa" onClick={closeJanela} />
    </>
  )
}

type Lido =
  | { tipo: 'salas'; dados: Parameters<typeof Conversas>[0] }
  | { tipo: 'sala'; dados: Awaited<ReturnType<typeof readSala>>; ancora: string; vez: number }
  | { tipo: 'falha'; mensagem: string }

let vezes = 0

/** What the window shows, by the address that it would have as a page. */
function useLido({ idcliente, assunto }: QuadroProps) {
  const { slug, ...loja } = useLoja()
  const tipoEntrega = useLocal()?.tipoEntrega
  const leitor: Leitor = { client: api, loja, idcliente, tipoEntrega }
  // Asked for as it is first drawn.
  const [lido, setLido] = useState(() => readAssunto())
  const [isPending, startTransition] = useTransition()

  async function readAssunto(): Promise<Lido> {
    if (assunto === 'conversas') return read(toUrl(urlsChat.conversas(slug)))
    const { numpedido, isPeloPreco } = assunto
    const resposta = await api('POST /v4/chat/salas', { body: { ...quemOf(leitor), numpedido } })
    if (!resposta.ok) return { tipo: 'falha', mensagem: resposta.falha.error }
    const { sala } = resposta.dados
    return read(toUrl(urlsChat.conversa(slug, sala, isPeloPreco ? { assunto: 'preco' } : {})))
  }
  async function read(url: URL): Promise<Lido> {
    const sala = url.pathname.slice(urlsChat.conversas(slug).length + 1)
    if (!sala) {
      const salas = await readSalas(leitor, readPage(url))
      return { tipo: 'salas', dados: { quem: quemOf(leitor), salas, hoje: hojeNaLoja(loja) } }
    }
    vezes += 1
    return { tipo: 'sala', dados: await readSala(leitor, trechoOf(url, sala)), ancora: url.hash, vez: vezes }
  }
  return {
    lido,
    isPending,
    /** Goes on inside the window where an address is one of rooms. */
    go(url: URL): boolean {
      const isDaqui =
        url.origin === location.origin && `${url.pathname}/`.startsWith(`${urlsChat.conversas(slug)}/`)
      if (isDaqui) startTransition(() => setLido(read(url)))
      return isDaqui
    },
  }
}

function Conteudo({ lido }: { lido: Promise<Lido> }) {
  const { nome } = useLoja()
  const agora = use(lido)
  if (agora.tipo === 'sala' && agora.dados.historico) return <Sala lida={agora} />
  return (
    <>
      <header className="conversa-cabeca">
        <div className="conversa-quem">
          <h2>Conversas</h2>
          <p>{nome}</p>
        </div>
        {agora.tipo === 'salas' && hasSalas(agora.dados) && <NovaMensagem size="s" />}
        <Botoes />
      </header>
      {agora.tipo === 'salas' ? (
        <div className="janela-salas">
          <Conversas {...agora.dados} />
        </div>
      ) : (
        <EmptyState icon="circle-alert" title="Não conseguimos ler esta conversa">
          {agora.tipo === 'falha'
            ? agora.mensagem
            : 'As mensagens estão guardadas. Tente em alguns instantes.'}
        </EmptyState>
      )}
    </>
  )
}

function Sala({ lida: { dados, ancora, vez } }: { lida: Extract<Lido, { tipo: 'sala' }> }) {
  const { historico } = dados
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const quadro = place.current?.parentElement
    if (ancora) place.current?.querySelector(CSS.escape(ancora).replace(/^\\/, ''))?.scrollIntoView()
    // Whoever opened a room came to write.
    else if (quadro?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('.conversa-campo')?.focus()
  }, [ancora, vez])
  if (!historico) return null
  const Como = dados.isTrecho ? TrechoDaSala : Conversa
  return (
    <div ref={place} className="conversa">
      <Como key={vez} dados={{ ...dados, historico }} />
    </div>
  )
}

function Espera() {
  return (
    <>
      <header className="conversa-cabeca">
        <div className="conversa-quem">
          <h2>Conversas</h2>
        </div>
        <Botoes />
      </header>
      <div className="espera grid gap-4 p-4" aria-busy>
        <Skeleton style={{ height: 64, width: '70%' }} />
        <Skeleton style={{ height: 40, width: '50%', marginLeft: 'auto' }} />
        <Skeleton style={{ height: 64, width: '60%' }} />
      </div>
    </>
  )
}

/** A modal inside, and a message that is being changed, are left first. */
function closeOnEsc(event: KeyboardEvent): void {
  const isDeDentro = event.target instanceof Element && event.target.closest('dialog') !== null
  if (event.key === 'Escape' && !event.defaultPrevented && !isDeDentro) closeJanela()
}

type Go = ReturnType<typeof useLido>['go']

function followLink(event: MouseEvent, go: Go): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !go(new URL(link.href))) return
  event.preventDefault()
  event.stopPropagation()
}

/** The search of a room, and the button that opens the cliente's own; what is written goes its own way (use-redacao.ts). */
function followForm(event: FormEvent<HTMLElement>, go: Go): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.classList.contains('conversa-pe')) return
  event.preventDefault()
  event.stopPropagation()
  if (form.method === 'post') return openJanela({})
  const url = toUrl(form.getAttribute('action') ?? '')
  for (const [nome, valor] of new FormData(form)) url.searchParams.set(nome, String(valor))
  go(url)
}

const toUrl = (path: string) => new URL(path, location.href)
