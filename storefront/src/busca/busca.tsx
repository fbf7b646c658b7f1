import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { normalizeBusca } from '@vitrine/rules/texto'
import { Icon, LiveRegion } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { Sugestoes } from './sugestoes.tsx'
import { useAtalho } from './use-atalho.ts'
import { useSugestoes } from './use-sugestoes.ts'

const MAX_SUGESTOES = 8

/** The search of the header: a form first, then a combobox (ARIA APG); on the list the products follow the typing. */
export function Busca() {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const sk = search.get('sk') ?? ''
  const [texto, setTexto] = useState(sk)
  const [isOpen, setOpen] = useState(false)
  const [ativa, setAtiva] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const sugestoes = useSugestoes(texto, isOpen).slice(0, MAX_SUGESTOES)
  const isShown = isOpen && sugestoes.length > 0
  const total = categorias.reduce((soma, categoria) => soma + categoria.total, 0)
  useAtalho(input)
  useAddress(sk, input, setTexto)
  const typeAhead = useListaAoDigitar()

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isShown) {
      event.preventDefault()
      setAtiva((ativa + step + sugestoes.length + 1) % (sugestoes.length + 1))
    }
    const chosen = sugestoes[ativa]
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault()
      setOpen(false)
      void navigate(urls.produto(slug, chosen.id, chosen.name))
    }
    if (event.key === 'Escape') setOpen(false)
  }

  return (
    <Form
      role="search"
      className="busca"
      action={urls.loja(slug)}
      onSubmit={() => setOpen(false)}
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
        aria-activedescendant={
          isShown && ativa >= 0 && ativa < sugestoes.length ? `${id}-${ativa}` : undefined
        }
        value={texto}
        onFocus={() => setOpen(true)}
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
        <Sugestoes
          id={id}
          sugestoes={sugestoes}
          ativa={ativa}
          texto={texto}
          onChoose={() => setOpen(false)}
        />
      )}
      <LiveRegion>{isShown && `${sugestoes.length} sugestões`}</LiveRegion>
    </Form>
  )
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
      // A bar code may open its product: only Enter does that.
      if (/^\d{6,}$/.test(sk) || sk.length === 1) return
      void navigate(urls.lista(slug, { sk }), { replace: true, preventScrollReset: true })
    }, wait)
  }
}
