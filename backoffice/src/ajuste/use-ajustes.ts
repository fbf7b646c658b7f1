import { useState } from 'react'

import type { CorpoFalha } from '@vitrine/contract'

import { toErros, type Erros } from './to-erros.ts'

type Resposta<A> = { ok: true; dados: A } | { ok: false; falha: CorpoFalha }

interface Ajustaveis<A> {
  /** Names of the fields of the form. */
  campos: readonly string[]
  read(): Promise<Resposta<A>>
  /** @param versao the one that was looked at */
  write(ditos: Omit<A, 'versao'>, versao: number | null): Promise<Resposta<A>>
}

/** Writes settings of the supplier over the version that was looked at; what somebody else wrote meanwhile is shown. */
export function useAjustes<A extends { versao: number | null }>(
  lidos: A,
  { campos, read, write }: Ajustaveis<A>,
) {
  const [versao, setVersao] = useState(lidos.versao)
  const [outros, setOutros] = useState<A | null>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)

  /** Whether it was written. */
  async function save(ditos: Omit<A, 'versao'>, sobre: number | null = versao): Promise<boolean> {
    setEspera(true)
    const resposta = await write(ditos, sobre)
    setEspera(false)
    setErros({})
    setOutros(null)
    if (resposta.ok) {
      setVersao(resposta.dados.versao)
      return true
    }
    if (resposta.falha.codigo !== 'cadastro_mudou') {
      setErros(toErros(resposta.falha, campos))
      return false
    }
    const agora = await read()
    if (agora.ok) setOutros(agora.dados)
    else setErros({ '': resposta.falha.error })
    return false
  }
  return {
    save,
    outros,
    erros,
    setErros,
    isEspera,
    /** What stands there is looked at from now on. */
    takeOutros() {
      setVersao(outros?.versao ?? null)
      setOutros(null)
    },
  }
}
