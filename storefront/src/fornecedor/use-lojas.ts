import { useEffect, useState } from 'react'

import type { FornecedorAtende } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'

import { mayKeepPreferencia } from '#consentimento'
import { api, useLocalDasLojas, useLoja, useSessao } from '#shell'

import { listAbertos } from './carrinhos-abertos.ts'
import type { Aberto } from './carrinhos-abertos.ts'
import { readDaEmpresa, readFornecedores } from './read-fornecedores.ts'

/** The last list, for when there is no connection (ux 1.1.6). */
const KEY = 'vitrine_visao_lojas'

/** Other stores of the company around; `erro` is the server's word that they cannot be read (§8). */
export interface DaEmpresa {
  lojas: FornecedorAtende[]
  erro: string | null
}

type Lidas =
  | { situacao: 'lendo' | 'falhou' }
  | { situacao: 'lidas'; lojas: FornecedorAtende[]; mensagem: string | null; antigas: boolean }

/** Stores of the chosen place, those of the company, and open carts, read when the panel opens and again for another place. */
export function useLojas() {
  const local = useLocalDasLojas()
  const { idfornecedor, idempresa } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  const [lidas, setLidas] = useState<Lidas>({ situacao: 'lendo' })
  const [abertos, setAbertos] = useState<Aberto[]>([])
  const [lojasEmpresa, setLojasEmpresa] = useState<DaEmpresa>({ lojas: [], erro: null })
  const [vez, setVez] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void readLojas(local).then((found) => isCurrent && setLidas(found))
    return () => {
      isCurrent = false
    }
  }, [local, vez])
  useEffect(() => {
    let isCurrent = true
    void listAbertos(api, { idfornecedor, idcliente }).then((found) => isCurrent && setAbertos(found))
    return () => {
      isCurrent = false
    }
  }, [idfornecedor, idcliente])
  useEffect(() => {
    let isCurrent = true
    void readDaEmpresa({ client: api }, idempresa).then((resposta) => {
      if (!isCurrent) return
      if (!resposta.ok) return setLojasEmpresa({ lojas: [], erro: resposta.falha.error })
      const lojas = resposta.dados.fornecedores.filter((loja) => loja.idfornecedor !== idfornecedor)
      setLojasEmpresa({ lojas, erro: null })
    })
    return () => {
      isCurrent = false
    }
  }, [idfornecedor, idempresa, vez])
  function reread() {
    setLidas({ situacao: 'lendo' })
    setVez(vez + 1)
  }
  return { lidas, abertos, lojasEmpresa, reread }
}

async function readLojas(local: Local | null): Promise<Lidas> {
  if (!local) return { situacao: 'lidas', lojas: [], mensagem: null, antigas: false }
  const resposta = await readFornecedores({ client: api }, local)
  if (resposta.ok) {
    const { fornecedores: lojas, mensagem } = resposta.dados
    keep(lojas)
    return { situacao: 'lidas', lojas, mensagem, antigas: false }
  }
  const lojas = resposta.status === 0 ? readKept() : []
  return lojas.length > 0
    ? { situacao: 'lidas', lojas, mensagem: null, antigas: true }
    : { situacao: 'falhou' }
}

function keep(lojas: FornecedorAtende[]): void {
  if (!mayKeepPreferencia()) return
  try {
    localStorage.setItem(KEY, JSON.stringify(lojas))
  } catch {
    // Storage is full or off: without a connection there will be no list.
  }
}

function readKept(): FornecedorAtende[] {
  try {
    const lojas: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(lojas) ? (lojas as FornecedorAtende[]) : [] // written by keep
  } catch {
    return []
  }
}
