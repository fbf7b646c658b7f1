import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'

import { Button, Checkbox, TextInput } from '@vitrine/ui'

import { useHydrated } from '#shell'

import { DIAS_PARADO } from './filtro.ts'
import type { FiltroClientes } from './filtro.ts'

/** ux 1.28.1. */
const ESPERA_MS = 250

/** From the text down into the list; from there the list itself knows the arrows (ux 1.28.2). */
function goToList(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'ArrowDown') return
  const first = event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-entrar]')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** Text and two questions as one GET form; with script it acts while one types. "/" goes to the text. */
export function FiltrosClientes({ filtro }: { filtro: FiltroClientes }) {
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select') // key events come from elements
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      form.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => {
      document.removeEventListener('keydown', focus)
      clearTimeout(timer.current)
    }
  }, [])
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      onKeyDown={goToList}
      aria-label="Filtrar clientes"
      aria-busy={state !== 'idle'}
      className="filtro-clientes"
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(
          () => void submit(currentTarget, { replace: true, preventScrollReset: true }),
          ESPERA_MS,
        )
      }}
    >
      <TextInput
        className="w-full sm:w-80"
        name="busca"
        type="search"
        label="Buscar cliente"
        hideLabel
        placeholder="Nome, CNPJ ou código"
        icon="search"
        defaultValue={filtro.busca}
        enterKeyHint="search"
      />
      <Checkbox name="parados" value="1" defaultChecked={filtro.parados}>
        Sem comprar há {DIAS_PARADO} dias
      </Checkbox>
      <Checkbox name="abertos" value="1" defaultChecked={filtro.abertos}>
        Carrinho aberto
      </Checkbox>
      <Checkbox name="rota" value="1" defaultChecked={filtro.rota}>
        Na rota de hoje
      </Checkbox>
      {!isHydrated && (
        <Button type="submit" variant="outline">
          Filtrar
        </Button>
      )}
    </Form>
  )
}
