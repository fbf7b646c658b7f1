import { useEffect, useState } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'

import type { AcessoDaPlataforma } from '@vitrine/contract'
import { FUSO_PADRAO, formatHoraDe } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice } from '@vitrine/ui'

/** An access that is open: to which store, how much time is left, and its end by hand. */
export function AcessoVigente({ acesso, agora }: { acesso: AcessoDaPlataforma; agora: number }) {
  const { idacesso, loja, motivo, expira_em, chamadas } = acesso
  const resta = useResta(expira_em, agora)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Notice
      tone="warning"
      icon="eye"
      action={
        <Form method="post">
          <input type="hidden" name="fazer" value="encerrar" />
          <input type="hidden" name="idacesso" value={idacesso} />
          <Button
            type="submit"
            variant="outline"
            size="s"
            loading={isBusy}
            aria-label={`Encerrar acesso a ${loja}`}
          >
            Encerrar
          </Button>
        </Form>
      }
    >
      <b>Acesso aberto aos clientes de {loja}</b> até {formatHoraDe(expira_em, FUSO_PADRAO)}
      {', '}
      <span role="timer">{resta}</span>. Motivo: {motivo} · {pluralize(chamadas, 'consulta', 'consultas')}
    </Notice>
  )
}

const MINUTO = 60_000

/** What is left, to the minute; when nothing is, the screen is read again. The clock of the server counts, not that of the device. */
function useResta(expira_em: string, agora: number): string {
  const { revalidate } = useRevalidator()
  const inteira = Date.parse(expira_em) - agora
  const [passou, setPassou] = useState(0)
  useEffect(() => {
    const desde = performance.now()
    const relogio = setInterval(() => setPassou(performance.now() - desde), MINUTO / 4)
    const fim = setTimeout(() => void revalidate(), Math.max(0, inteira) + 500)
    return () => {
      clearInterval(relogio)
      clearTimeout(fim)
    }
  }, [inteira, revalidate])
  const minutos = Math.ceil((inteira - passou) / MINUTO)
  return minutos > 1 ? `restam ${minutos} minutos` : 'resta menos de um minuto'
}
