import { useEffect } from 'react'

import type { ResumoFaturas as Resumo } from '@vitrine/contract'

import { mayKeepUsuario, useHydrated, useLoja } from '#shell'

import { ResumoFaturas } from './resumo-faturas.tsx'

interface Guardado {
  resumo: Resumo
  /** ISO 8601. */
  quando: string
}

const chaveDe = (slug: string, idcliente: string) => `vitrine:faturas:${slug}:${idcliente}`

/** Keeps what was read for when it cannot be read, in this tab alone. */
export function useGuardarResumo(resumo: Resumo | undefined, idcliente: string): void {
  const { slug } = useLoja()
  useEffect(() => {
    if (!resumo || !mayKeepUsuario()) return
    try {
      const guardado: Guardado = { resumo, quando: new Date().toISOString() }
      sessionStorage.setItem(chaveDe(slug, idcliente), JSON.stringify(guardado))
    } catch {
      // Full or forbidden: the next reading is the only one.
    }
  }, [resumo, slug, idcliente])
}

/** The credit as it was read last, with its time, while it cannot be read (ux 1.12.3). */
export function ResumoGuardado({ idcliente }: { idcliente: string }) {
  const { slug } = useLoja()
  const guardado = useHydrated() ? read(chaveDe(slug, idcliente)) : null
  if (!guardado) return null
  const hora = new Date(guardado.quando).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
  return (
    <>
      <ResumoFaturas resumo={guardado.resumo} />
      <p className="mt-2 text-12 text-ink-muted">Última atualização às {hora}.</p>
    </>
  )
}

function read(chave: string): Guardado | null {
  try {
    // Written by this screen alone.
    return JSON.parse(sessionStorage.getItem(chave) ?? 'null') as Guardado | null
  } catch {
    return null
  }
}
