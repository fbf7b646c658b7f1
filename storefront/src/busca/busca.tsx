import { lazy, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { normalizeBusca } from '@vitrine/rules/texto'
import { Icon, LiveRegion, useCombobox } from '@vitrine/ui'

import { Parte, useLoja, useRaiz } from '#shell'

import type { OpcoesDaBusca } from './opcoes.tsx'
import { useAtalho } from './use-atalho.ts'

const Opcoes = lazy(() => import('./opcoes.tsx').then((m) => ({ default: m.Opcoes })))

const nenhuma: OpcoesDaBusca = { hrefs: [], dito: '' }

/** The search of the header: a form first, then a combobox (ARIA APG); on the list the products follow the typing. */
export function Busca() {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const navigate = useNavigate()
  const sk = useTermo()
  const [texto, setTexto] = useState(sk)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // What is offered is found by a file that the first focus loads.
  const [isUsed, setUsed] = useState(false)
  const [{ hrefs, dito }, setOpcoes] = useState(nenhuma)
  const isShown = isOpen && hrefs.length > 0
  const { id, active, setActive, field } = useCombobox({
    // A page has one, and a part that is kept has no name of its place (cabecalho.tsx).
    id: 'busca',
    count: isShown ? hrefs.length : 0,
    onEnter(event, active) {
      const chosen = hrefs[active]
      if (!chosen) return
      event.preventDefault()
      choose()
      void navigate(chosen)
    },
    onEscape: () => setOpen(false),
  })
  const total = categorias.reduce((soma, categoria) => soma + categoria.total, 0)
  useAtalho(input)
  const typeAhead = useListaAoDigitar()
  useAddress(sk, input, setTexto)

  function change(texto: string) {
    setTexto(texto)
    setActive(-1)
    setOpen(true)
    setUsed(true)
    typeAhead(texto)
  }

  function choose() {
    setOpen(false)
    const sk = normalizeBusca(texto)
    // Without that file the search still works as a form.
    if (sk)
      import('./recentes.ts').then(
        (m) => m.saveRecente(slug, sk),
        () => {},
      )
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
        placeholder={total > 1 ? `Buscar em ${formatQuantidade(total)} produtos` : 'Buscar produtos'}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
        value={texto}
        onFocus={() => {
          setOpen(true)
          setUsed(true)
        }}
        onChange={(event) => change(event.target.value)}
      />
      {texto === '' && <kbd>/</kbd>}
      {isUsed && (
        <Parte calada>
          <Opcoes {...{ id, texto, active, isOpen }} onOpcoes={setOpcoes} onChoose={choose} />
        </Parte>
      )}
      <LiveRegion>{isShown && dito}</LiveRegion>
    </Form>
  )
}

/** The search text of the address; on the order list it is about orders and not shown here. */
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
      // A code opens its product only on Enter, not while it is typed.
      if ((/\d/.test(sk) && /^\S{4,}$/.test(sk)) || sk.length === 1) return
      void navigate(urls.lista(slug, { sk }), { replace: true, preventScrollReset: true })
    }, wait)
  }
}
