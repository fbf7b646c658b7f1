import type { Hoje } from '@vitrine/rules/data'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { LinhaEntrega } from './linha-entrega.tsx'
import type { useEntregas } from './use-entregas.ts'

interface EntregasProps {
  idgancho: string
  nome: string
  doGancho: ReturnType<typeof useEntregas>
  hoje: Hoje
}

/** What a webhook was told, newest first. */
export function Entregas({ idgancho, nome, doGancho, hoje }: EntregasProps) {
  const { entregas, temMais, erro, isEspera, load, sendDeNovo } = doGancho
  const ultima = entregas?.at(-1)
  return (
    <div className="integracao-entregas" aria-busy={isEspera}>
      {!entregas && isEspera && <Skeleton className="integracao-espera" />}
      {entregas?.length === 0 && (
        <p className="text-ink-muted">
          Nada foi enviado ainda. Um teste chega na hora; as entregas ficam aqui por 30 dias.
        </p>
      )}
      {entregas && entregas.length > 0 && (
        <ul aria-label={`Entregas de ${nome}`}>
          {entregas.map((entrega) => (
            <LinhaEntrega
              key={entrega.identrega}
              idgancho={idgancho}
              entrega={entrega}
              hoje={hoje}
              onDeNovo={() => sendDeNovo(entrega)}
            />
          ))}
        </ul>
      )}
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button
              variant="outline"
              size="s"
              loading={isEspera}
              onClick={() => void load(ultima?.identrega)}
            >
              Tentar de novo
            </Button>
          }
        >
          {erro}
        </Notice>
      )}
      {!erro && temMais && (
        <Button variant="outline" size="s" loading={isEspera} onClick={() => void load(ultima?.identrega)}>
          Ver mais antigas
        </Button>
      )}
    </div>
  )
}
