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
  const { entregas, isEspera, sendDeNovo } = doGancho
  return (
    <div className="gancho-entregas" aria-busy={isEspera}>
      {!entregas && isEspera && <Skeleton className="gancho-espera" />}
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
      <Rodape doGancho={doGancho} />
    </div>
  )
}

/** What could not be read, older ones, and the latest once more. */
function Rodape({ doGancho }: Pick<EntregasProps, 'doGancho'>) {
  const { entregas, temMais, erro, isEspera, load } = doGancho
  const loadMais = () => void load(entregas?.at(-1)?.identrega)
  if (erro)
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button variant="outline" size="s" loading={isEspera} onClick={loadMais}>
            Tentar de novo
          </Button>
        }
      >
        {erro}
      </Notice>
    )
  return (
    <div className="chamada-botoes">
      {temMais && (
        <Button variant="outline" size="s" loading={isEspera} onClick={loadMais}>
          Ver mais antigas
        </Button>
      )}
      <Button variant="ghost" size="s" icon="refresh-cw" onClick={() => void load()}>
        Atualizar
      </Button>
    </div>
  )
}
