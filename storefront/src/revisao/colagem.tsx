import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'

import { Button, Notice, Textarea } from '@vitrine/ui'

import { useHydrated } from '#shell'

import type { EstadoDeColagem } from './use-colagem.ts'

const exemplo = `3 cx refrigerante cola 2l
10234;5
7891000100103	2
café torrado 500 g - 4`

/** Where an order is pasted or a spreadsheet is opened; it is read in the browser and never leaves as a file. */
export function Colagem({ texto, isReviewed }: { texto: string; isReviewed: boolean }) {
  const [erro, setErro] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { state, formData } = useNavigation()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  useColado(isReviewed)
  const isReading = state !== 'idle' && formData?.get('acao') === 'revisar'
  async function onFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setErro(null)
    try {
      const { readPlanilha } = await import('./read-planilha.ts')
      const lido = await readPlanilha(file)
      if (area.current) area.current.value = lido
      await submit({ acao: 'revisar', texto: lido }, { method: 'post' })
    } catch {
      setErro(
        `Não conseguimos ler “${file.name}”. Use XLSX ou CSV, com código ou nome em uma coluna e quantidade em outra.`,
      )
    }
  }
  return (
    <Form method="post" className="max-w-[640px]">
      <input type="hidden" name="acao" value="revisar" />
      <Textarea
        ref={area}
        name="texto"
        label="Seu pedido, uma linha por produto"
        hint="Nome, código ou código de barras, com a quantidade antes ou depois. Pode colar células de uma planilha."
        placeholder={exemplo}
        defaultValue={texto}
        rows={isReviewed ? 4 : 8}
        spellCheck={false}
      />
      {erro && (
        <Notice tone="danger" live="alert" className="mt-3">
          {erro}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isReviewed ? 'outline' : 'solid'}
          icon="list-checks"
          loading={isReading}
        >
          {isReviewed ? 'Conferir de novo' : 'Conferir'}
        </Button>
        <label className={`btn btn-outline revisao-arquivo ${isHydrated ? '' : 'invisible'}`}>
          <span className="btn-label">Abrir planilha (XLSX, CSV)</span>
          <input
            type="file"
            className="sr-only"
            accept=".xlsx,.csv,.txt,.tsv"
            onChange={(event) => void onFile(event)}
          />
        </label>
      </div>
    </Form>
  )
}

/** What was pasted onto another screen is read once the page is there. */
function useColado(isReviewed: boolean): void {
  const { state } = useLocation()
  const submit = useSubmit()
  const colado = isColagem(state) && !isReviewed ? state.colado : ''
  const read = useRef(false)
  useEffect(() => {
    if (colado === '' || read.current) return
    read.current = true
    void submit({ acao: 'revisar', texto: colado }, { method: 'post', replace: true })
  }, [colado, submit])
}

function isColagem(state: unknown): state is EstadoDeColagem {
  return typeof state === 'object' && state !== null && 'colado' in state && typeof state.colado === 'string'
}
