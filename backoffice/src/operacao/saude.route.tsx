import { Link, useLoaderData, useRevalidator } from 'react-router'

import type { SaudeDaPlataforma } from '@vitrine/contract'
import { FUSO_PADRAO, formatInstante, formatMomento } from '@vitrine/rules/data'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, EmptyState } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { BuscaDaLista } from '#lista'
import { MolduraDaOperacao } from '#moldura-da-operacao'
import { urlsPainel } from '#shell'

import { LinhaSaude } from './linha-saude.tsx'
import type { loadSaude } from './load-saude.ts'

export { repeatFila as action } from './repeat-fila.ts'
export { loadSaude as loader } from './load-saude.ts'
export { ErroDoPainel as ErrorBoundary } from '#moldura'

/** How the platform and its stores are doing (issue 17, line 1; decision 0154). */
export default function Saude() {
  const { plataforma, lojas, busca, lida_em } = useLoaderData<typeof loadSaude>()
  const { revalidate, state } = useRevalidator()
  return (
    <MolduraDaOperacao titulo="Saúde">
      <div className="operacao-cabeca">
        <h1>Saúde</h1>
        <p className="text-ink-muted">Lida em {formatInstante(lida_em, FUSO_PADRAO)}</p>
        <Button variant="outline" size="s" loading={state !== 'idle'} onClick={() => void revalidate()}>
          Ler de novo
        </Button>
      </div>
      <section className="operacao-secao" aria-labelledby="plataforma">
        <h2 id="plataforma">Plataforma</h2>
        {plataforma ? <Plataforma {...plataforma} /> : <NaoLido>como está a plataforma</NaoLido>}
      </section>
      <section className="operacao-secao" aria-labelledby="lojas">
        <h2 id="lojas">Lojas</h2>
        <BuscaDaLista label="Buscar loja" placeholder="Nome ou endereço" busca={busca} />
        {!lojas && <NaoLido>como estão as lojas</NaoLido>}
        {lojas?.data.length === 0 && <EmptyState icon="search" title="Nenhuma loja com estas palavras" />}
        {lojas && lojas.data.length > 0 && (
          <ul className="lista-linhas" aria-labelledby="lojas">
            {lojas.data.map((loja) => (
              <LinhaSaude key={loja.idfornecedor} loja={loja} />
            ))}
          </ul>
        )}
        {lojas?.cursor && (
          <Link className="link" to={urlsPainel.saude({ busca, cursor: lojas.cursor })}>
            Próximas lojas
          </Link>
        )}
      </section>
    </MolduraDaOperacao>
  )
}

function Plataforma(lida: SaudeDaPlataforma) {
  const { fila } = lida
  const linhas: readonly [nome: string, valor: string, ruim: boolean][] = [
    ['Lojas no ar', String(lida.fornecedores_no_ar), false],
    ['Lojas fora do ar', String(lida.fornecedores_fora), false],
    ['Banco de dados', lida.banco_vivo ? 'responde' : 'não responde', !lida.banco_vivo],
    ['Mudanças', lida.escutando ? 'chegam na hora' : 'não chegam', !lida.escutando],
    ['Conexões em uso', `${lida.conexoes_em_uso} de ${lida.conexoes}`, lida.conexoes_em_uso >= lida.conexoes],
    ['Comandos à espera', String(lida.comandos_esperando), lida.comandos_esperando > 50],
    ['Comandos recusados', String(lida.comandos_recusados), false],
    ['Atraso do processo', `${formatQuantidade(lida.atraso_do_laco_ms)} ms`, lida.atraso_do_laco_ms > 200],
    ['Memória', `${lida.memoria_mb} MB`, false],
    ['Ligado em', formatMomento(lida.ligado_em, FUSO_PADRAO), false],
    ['Páginas recusadas', String(lida.paginas_recusadas), false],
    ...toLinhasDaFila(fila),
  ]
  return (
    <dl className="operacao-medidas">
      {linhas.map(([nome, valor, ruim]) => (
        <div key={nome} data-ruim={ruim || undefined}>
          <dt>{nome}</dt>
          <dd className="num">
            {valor}
            {ruim && <span className="text-12"> · atenção</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function toLinhasDaFila(fila: SaudeDaPlataforma['fila']): [string, string, boolean][] {
  if (!fila) return [['Fila', 'o banco demorou a responder', true]]
  return [
    ['Cartas na fila', String(fila.cartas), false],
    ['Cartas abandonadas', String(fila.cartas_desistidas), fila.cartas_desistidas > 0],
    ['Avisos de webhook na fila', String(fila.ganchos), false],
    ['Tarefas com falha', String(fila.tarefas_falhando), fila.tarefas_falhando > 0],
    ['Tarefas que esperam uma pessoa', String(fila.tarefas_desistidas), fila.tarefas_desistidas > 0],
    ['Atraso dos eventos', `${fila.atraso_dos_eventos_s} s`, fila.atraso_dos_eventos_s > 60],
  ]
}
