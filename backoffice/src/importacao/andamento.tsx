import { Form } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { Button, ProgressBar } from '@vitrine/ui'

import { useAndamento } from './use-andamento.ts'

/** A job is at it: how far, and a way to stop it. One may leave; it goes on. */
export function Andamento({ importacao }: { importacao: Importacao }) {
  const { estado, aFazer } = importacao
  const feitas = useAndamento(importacao)
  const nome = estado === 'APLICANDO' ? 'Aplicando a planilha' : 'Desfazendo a importação'
  return (
    <section className="importacao-corpo importacao-andamento">
      <h2>{nome}…</h2>
      <ProgressBar value={feitas} max={aFazer} label={nome} valueText={`${feitas} de ${aFazer} linhas`} />
      <p className="text-ink-muted">
        <b className="num">{feitas}</b> de <span className="num">{aFazer}</span> linhas. A loja muda de uma
        vez, no fim; você pode sair desta tela.
      </p>
      <Form method="post" action=".">
        <input type="hidden" name="fazer" value="cancelar" />
        <Button type="submit" variant="outline">
          Cancelar
        </Button>
      </Form>
    </section>
  )
}
