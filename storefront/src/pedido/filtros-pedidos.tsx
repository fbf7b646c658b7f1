import { Form, Link, useNavigation, useSubmit } from 'react-router'

import { Button, Select, TextInput } from '@vitrine/ui'

import { grupos, isFiltrado, periodos } from './filtro.ts'
import type { Filtro } from './filtro.ts'

/** Text, state and period as one GET form; with script each choice acts at once. */
export function FiltrosPedidos({ filtro }: { filtro: Filtro }) {
  const submit = useSubmit()
  const { state } = useNavigation()
  return (
    <Form
      method="get"
      role="search"
      aria-label="Filtrar pedidos"
      aria-busy={state !== 'idle'}
      className="filtro-pedidos"
      key={`${filtro.sk}|${filtro.status}|${filtro.periodo}`}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true })
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
      <Select
        className="min-w-40 flex-1 sm:flex-none"
        name="periodo"
        label="Período"
        hideLabel
        defaultValue={filtro.periodo}
      >
        <option value="">Qualquer data</option>
        {periodos.map(({ valor, nome }) => (
          <option key={valor} value={valor}>
            {nome}
          </option>
        ))}
      </Select>
      <Select
        className="min-w-40 flex-1 sm:flex-none"
        name="status"
        label="Situação"
        hideLabel
        defaultValue={filtro.status}
      >
        <option value="">Qualquer situação</option>
        {grupos.map(({ valor, nome }) => (
          <option key={valor} value={valor}>
            {nome}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="outline">
          Filtrar
        </Button>
      </noscript>
      {isFiltrado(filtro) && (
        <Link className="link inline-flex min-h-tap items-center px-2" to="?">
          Limpar
        </Link>
      )}
    </Form>
  )
}
