import { useEffect, useRef, useState } from 'react'

import type { CorpoFalha } from '@vitrine/contract'

import { toErros, type Erros } from '#ajuste'
import { markSujo } from '#cadastro'

type Resposta<D> = { ok: true; dados: D } | { ok: false; falha: CorpoFalha }

/** The form of something that is sent once: what is wrong stands at its field, which has the focus then, and what was typed stays. */
export function useEnvio(campos: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-erro]')?.focus()
  }, [erros])

  /** What came of it; null: it was refused. */
  async function send<D>(call: () => Promise<Resposta<D>>): Promise<D | null> {
    setEspera(true)
    const resposta = await call()
    setEspera(false)
    setErros(resposta.ok ? {} : toErros(resposta.falha, campos))
    if (!resposta.ok) return null
    markSujo(form.current, false)
    return resposta.dados
  }
  return { form, erros, setErros, isEspera, send, onInput: () => markSujo(form.current, true) }
}
