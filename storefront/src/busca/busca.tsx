import { lazy, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { normalizeBusca, pluralize } from '@vitrine/rules/texto'
import { Icon, LiveRegion } from '@vitrine/ui'

import { Parte, prepare, useLoja, useRaiz } from '#shell'

import { saveRecente } from './recentes.ts'
import { useAtalho } from './use-atalho.ts'
import { useRecentes } from './use-recentes.ts'
import { useSugestoes } from './use-sugestoes.ts'
import type { Achadas } from './use-sugestoes.ts'

const loadOpcoes = () => import('./opcoes.tsx').then((m) => ({ default: m.Opcoes }))
const Opcoes = lazy(loadOpcoes)

/** On a phone the last two are hidden (lista.css). */
const MAX_SUGESTOES = 10

/** The search of the header: a form first, then a combobox (ARIA APG); on the list the products follow the typing. */
export function Busca() {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const navigate = useNavigate()
  const sk = useTermo()
  const [texto, setTexto] = useState(sk)
  const [isOpen, setOpen] = useState(false)
  const [ativa, setAtiva] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { hits, corrigida, parcial } = useSugestoes(texto, isOpen)
  const sugestoes = hits.slice(0, MAX_SUGESTOES)
  const recentes = useRecentes(isOpen && texto.trim() === '')
  const hrefs =
    recentes.length > 0
      ? recentes.map((recente) => urls.lista(slug, { sk: recente }))
      : [
          ...(corrigida ? [urls.lista(slug, { sk: corrigida })] : []),
          ...sugestoes.map(({ id, name }) => urls.produto(slug, id, name)),
        ]
  const isShown = isOpen && hrefs.length > 0
  const total = categorias.reduce((soma, categoria) => soma + categoria.total, 0)
  useAtalho(input)
  useAddress(sk, input, setTexto)
  const typeAhead = useListaAoDigitar()

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isShown) {
      event.preventDefault()
      setAtiva((ativa + step + hrefs.length + 1) % (hrefs.length + 1))
    }
    const chosen = hrefs[ativa]
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault()
      choose()
      void navigate(chosen)
    }
    if (event.key === 'Escape') setOpen(false)
  }

  function choose() {
    setOpen(false)
    const sk = normalizeBusca(texto)
    if (sk) saveRecente(slug, sk)
  }

  return (
    <Form
      role="search"
      className="busca"
      action={urls.loja(slug)}
      onSubmit={choose}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="sk"
        className="busca-campo"
        aria-label="Buscar produtos"
        placeholder={total > 0 ? `Buscar em ${total.toLocaleString('pt-BR')} produtos` : 'Buscar produtos'}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-lista`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && hrefs[ativa] ? `${id}-${ativa}` : undefined}
        value={texto}
        onFocus={() => {
          setOpen(true)
          prepare(loadOpcoes)
        }}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTexto(event.target.value)
          setAtiva(-1)
          setOpen(true)
          typeAhead(event.target.value)
        }}
      />
      {texto === '' && <kbd>/</kbd>}
      {isShown && (
        <Parte calada>
          <Opcoes {...{ id, recentes, sugestoes, corrigida, parcial, ativa, texto }} onChoose={choose} />
        </Parte>
      )}
      <LiveRegion>
        {isShown && describeOpcoes(recentes.length, sugestoes.length, { corrigida, parcial })}
      </LiveRegion>
    </Form>
  )
}

function describeOpcoes(
  recentes: number,
  sugestoes: number,
  { corrigida, parcial }: Omit<Achadas, 'hits'>,
): string {
  if (recentes > 0) return `${recentes} buscas recentes`
  const quais = parcial ? ' com parte das palavras' : ''
  return pluralize(sugestoes, 'sugestão', 'sugestões') + (corrigida ? ` de ${corrigida}` : quais)
}

/** The words of the address; those of the order list are about orders. */
function useTermo(): string {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return pathname.endsWith('/pedidos') ? '' : (search.get('sk') ?? '')
}

/** The field follows the address, except while it is being typed in. */
function useAddress(
  sk: string,
  input: RefObject<HTMLInputElement | null>,
  setTexto: (texto: string) => void,
) {
  useEffect(() => {
    if (document.activeElement !== input.current) setTexto(sk)
  }, [sk, input, setTexto])
}

/** On the list itself the products change 250 ms after the last key; elsewhere they wait for Enter. */
function useListaAoDigitar(): (texto: string) => void {
  const { slug } = useLoja()
  const { janela } = useRaiz()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLista = pathname === urls.loja(slug)
  const wait = janela?.productDebounce ?? 250
  useEffect(() => () => clearTimeout(timer.current), [pathname])
  return (texto) => {
    clearTimeout(timer.current)
    if (!isLista) return
    timer.current = setTimeout(() => {
      const sk = normalizeBusca(texto)
      // A code may open its product: only Enter does that.
      if ((/\d/.test(sk) && /^\S{4,}$/.test(sk)) || sk.length === 1) return
      void navigate(urls.lista(slug, { sk }), { replace: true, preventScrollReset: true })
    }, wait)
  }
}
