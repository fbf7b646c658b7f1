import { useEffect } from 'react'

import type { ResumoFaturas as Resumo } from '@vitrine/contract'
import { formatHoraDe } from '@vitrine/rules/data'

import { mayKeepUsuario } from '#consentimento'
import { useHydrated, useLoja } from '#shell'

import { ResumoFaturas } from './resumo-faturas.tsx'

interface Guardado {
  resumo: Resumo
  /** ISO 8601. */
  quando: string
}

const chaveDe = (slug: string, idcliente: string) => `vitrine:faturas:${slug}:${idcliente}`

/** Keeps what was read for when it cannot be read, in this tab alone. */
export function useKeepResumo(resumo: Resumo | undefined, idcliente: string): void {
  const { slug } = useLoja()
  useEffect(() => {
    if (!resumo || !mayKeepUsuario()) return
    try {
      const guardado: Guardado = { resumo, quando: new Date().toISOString() }
      sessionStorage.setItem(chaveDe(slug, idcliente), JSON.stringify(guardado))
    } catch {
      // Storage is full or off: there is no copy, only the next reading.
    }
  }, [resumo, slug, idcliente])
}

/** The credit as it was read last, with its time, while it cannot be read (ux 1.12.3). */
export function ResumoGuardado({ idcliente }: { idcliente: string }) {
  const { slug, fuso } = useLoja()
  const guardado = useHydrated() ? read(chaveDe(slug, idcliente)) : null
  if (!guardado) return null
  return (
    <>
      <ResumoFaturas resumo={guardado.resumo} />
      <p className="mt-2 text-12 text-ink-muted">
        Última atualização às {formatHoraDe(guardado.quando, fuso)}.
      </p>
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
