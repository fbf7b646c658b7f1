import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'

import { Button, Select, TextInput } from '@vitrine/ui'

import { makeParte, Parte, prepare } from '#shell'

import { countFiltros, grupos, isFiltrado, periodos, readFiltro, writeFiltro, type Filtro } from './filtro.ts'
import type { FormaDaLista } from './mais-filtros.tsx'

const loadMais = async () => ({ default: (await import('./mais-filtros.tsx')).MaisFiltros })
const MaisFiltros = makeParte(loadMais)

interface FiltrosPedidosProps {
  filtro: Filtro
  formas: readonly FormaDaLista[]
}

/** Text, state and period as one GET form; with script each choice acts at once. The rest opens below. */
export function FiltrosPedidos({ filtro, formas }: FiltrosPedidosProps) {
  const submit = useSubmit()
  const { state } = useNavigation()
  const hasMais = Boolean(
    filtro.situacoes.length > 0 || filtro.de || filtro.ate || filtro.canal || filtro.pagamento,
  )
  const [isOpen, setOpen] = useState(hasMais)
  const { form, vez } = useFormulario(filtro)
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Filtrar pedidos"
      aria-busy={state !== 'idle'}
      className="filtro-pedidos"
      key={vez}
      onChange={(event) => {
        const { target } = event
        const acts =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type !== 'search')
        if (acts) void submit(event.currentTarget, { preventScrollReset: true })
      }}
    >
      <TextInput
        className="w-full sm:w-64"
        name="sk"
        type="search"
        label="Buscar pedido"
        hideLabel
        placeholder="Número ou produto"
        icon="search"
        defaultValue={filtro.sk}
        enterKeyHint="search"
      />
      <Select name="periodo" label="Período" hideLabel defaultValue={filtro.periodo}>
        <option value="">Período</option>
        {periodos.map(({ valor, nome }) => (
          <option key={valor} value={valor}>
            {nome}
          </option>
        ))}
      </Select>
      <Select name="status" label="Situação" hideLabel defaultValue={filtro.status}>
        <option value="">Situação</option>
        {grupos.map(({ valor, nome }) => (
          <option key={valor} value={valor}>
            {nome}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(loadMais)}
        onFocus={() => prepare(loadMais)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Menos filtros' : 'Mais filtros'}
      </Button>
      <noscript>
        <Button type="submit" variant="outline">
          Filtrar
        </Button>
      </noscript>
      {isFiltrado(filtro) && (
        <Link className="link inline-flex min-h-tap items-center px-2" to="?">
          Limpar ({countFiltros(filtro)})
        </Link>
      )}
      {isOpen ? (
        <Parte>
          <MaisFiltros filtro={filtro} formas={formas} />
        </Parte>
      ) : (
        <Ordem filtro={filtro} />
      )}
    </Form>
  )
}

/** The form is made anew when the address says something else than it does (Limpar, back): else the focus stays where it is. */
function useFormulario(filtro: Filtro) {
  const form = useRef<HTMLFormElement>(null)
  const [vez, setVez] = useState(0)
  const busca = writeFiltro(filtro, 1)
  useEffect(() => {
    if (!form.current) return
    const campos = [...new FormData(form.current)].map(([nome, valor]) => [nome, String(valor)])
    if (writeFiltro(readFiltro(new URLSearchParams(campos)), 1) !== busca) setVez((antes) => antes + 1)
  }, [busca])
  return { form, vez }
}

/** Keeps the choices of the other filters while their fields are not loaded. */
function Ordem({ filtro: { ordem, colunas } }: { filtro: Filtro }) {
  return (
    <>
      {ordem && <input type="hidden" name="ordem" value={ordem} />}
      {colunas.map((coluna) => (
        <input key={coluna} type="hidden" name="coluna" value={coluna} />
      ))}
    </>
  )
}
