import { Form, Link, useNavigation } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { formatDiaDe } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, Notice } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

/** What can be done with it now: apply it, take it back, or what has been done. */
export function Desfecho({ importacao }: { importacao: Importacao }) {
  const { estado, recusadas } = importacao
  const deFora =
    recusadas > 0 && ` ${pluralize(recusadas, 'linha ficou', 'linhas ficaram')} de fora: veja por quê.`
  if (estado === 'CONFERIDA') return <Aplicar importacao={importacao} />
  if (estado === 'DESFEITA')
    return (
      <Notice tone="info" live="status">
        A importação foi desfeita: o que ela mudou está como antes, e o que ela criou saiu da loja.{deFora}
      </Notice>
    )
  return (
    <div className="importacao-desfecho">
      <Notice tone="success" live="status">
        A planilha foi aplicada e a loja já mostra o que mudou.{deFora}
      </Notice>
      <Desfazer importacao={importacao} />
    </div>
  )
}

function Aplicar({ importacao: { idimportacao, contagens } }: { importacao: Importacao }) {
  const { slug } = useTrabalho().loja
  const isBusy = useNavigation().state !== 'idle'
  const { nova = 0, mudada = 0, apagada = 0, errada = 0 } = contagens
  const muda = nova + mudada + apagada
  return (
    <Form method="post" action="." className="importacao-pe">
      <input type="hidden" name="fazer" value="aplicar" />
      <span>Nada mudou na loja ainda. Depois de aplicar, dá para voltar atrás por 30 dias.</span>
      <Link
        className={buttonClass({ variant: 'ghost' })}
        to={urlsPainel.importacao(slug, idimportacao, { passo: 'colunas' })}
      >
        Voltar às colunas
      </Link>
      <Button type="submit" loading={isBusy} disabled={muda === 0}>
        {muda === 0 ? 'Nada a aplicar' : `Aplicar ${muda}${errada > 0 ? ` e deixar ${errada} de fora` : ''}`}
      </Button>
    </Form>
  )
}

function Desfazer({ importacao: { desfazer_ate } }: { importacao: Importacao }) {
  const { fuso } = useTrabalho().loja
  if (!desfazer_ate) return null
  return (
    <details className="revelar importacao-desfazer">
      <summary>Desfazer a importação</summary>
      <Form method="post" action=".">
        <input type="hidden" name="fazer" value="desfazer" />
        <p>
          Até {formatDiaDe(desfazer_ate, fuso)}. O que ela mudou volta ao que era e o que criou sai da loja; o
          que alguém mudou depois fica como está.
        </p>
        <Button type="submit" variant="outline">
          Desfazer agora
        </Button>
      </Form>
    </details>
  )
}
