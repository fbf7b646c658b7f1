import { Form, Link } from 'react-router'

import type { PoliticaGuardada } from '@vitrine/contract'
import { Button, buttonClass, EmptyState, Icon, IconButton, Pill } from '@vitrine/ui'

import { VistasDaLista } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { listAbaixoDoCusto, listConflitosDitos, sayAbaixoDoCusto } from './avisos.ts'
import { estadoOf, estados, listFiltradas, type Estado, type Filtro } from './filtro.ts'
import type { DadosDosPrecos } from './load-precos.ts'
import { sayPolitica } from './say-politica.ts'

interface ListaProps {
  dados: DadosDosPrecos
  filtro: Filtro
  acoes: AcoesDaLista
}

export interface AcoesDaLista {
  onEdit: (politica: PoliticaGuardada) => void
  onToggle: (politica: PoliticaGuardada) => void
  onHistorico: (politica: PoliticaGuardada) => void
  onRemove: (politica: PoliticaGuardada) => void
}

/** The policies of a view, each in a sentence, with its state and what is to be known of it. */
export function ListaDePoliticas({ dados, filtro, acoes }: ListaProps) {
  const { politicas, hoje } = dados
  const { slug } = useTrabalho().loja
  const mostradas = listFiltradas(politicas, filtro, {
    hoje,
    say: (politica) => sayPolitica(politica, dados),
  })
  const quantas = (estado: Estado) => politicas.filter((cada) => estadoOf(cada, hoje) === estado).length
  return (
    <>
      <VistasDaLista
        label="Quais políticas"
        atual={filtro.vista ?? 'todas'}
        vistas={[
          { id: 'todas', nome: 'Todas', quantos: politicas.length, to: urlsPainel.precos(slug) },
          ...(Object.keys(estados) as Estado[]).map((estado) => ({
            id: estado,
            nome: estados[estado].vista,
            quantos: quantas(estado),
            to: urlsPainel.precos(slug, { vista: estado, busca: filtro.busca }),
          })),
        ]}
      />
      <Form role="search" className="lista-busca">
        {filtro.vista && <input type="hidden" name="vista" value={filtro.vista} />}
        <input
          className="input input-s"
          type="search"
          name="busca"
          aria-label="Buscar política"
          placeholder="Nome, produto ou grupo"
          maxLength={100}
          defaultValue={filtro.busca}
        />
        <Button type="submit" variant="outline" size="s">
          Buscar
        </Button>
      </Form>
      {mostradas.length === 0 && (
        <EmptyState icon="badge-dollar-sign" title="Nenhuma política aqui">
          {politicas.length === 0
            ? 'Vale o preço de cada produto para todos. Uma política muda o preço para um grupo, uma forma de pagamento, uma quantidade ou uns dias.'
            : 'Nenhuma com este filtro.'}
        </EmptyState>
      )}
      <ul className="ajustes-lista precos-lista" aria-label="Políticas">
        {mostradas.map((politica) => (
          <Linha key={politica.idpolitica} politica={politica} dados={dados} acoes={acoes} />
        ))}
      </ul>
    </>
  )
}

function Linha({ politica, dados, acoes }: Omit<ListaProps, 'filtro'> & { politica: PoliticaGuardada }) {
  const { nome, ativa, produtosnomeados } = politica
  const estado = estadoOf(politica, dados.hoje)
  const conflitos = listConflitosDitos(politica, dados.politicas, dados.hoje)
  const abaixo = listAbaixoDoCusto(politica, produtosnomeados)
  return (
    <li>
      <div>
        <b>{nome}</b>{' '}
        <Pill mini tone={estado === 'vigor' ? 'success' : undefined}>
          {estados[estado].nome}
        </Pill>
        <p>{sayPolitica(politica, dados)}</p>
        {abaixo.length > 0 && estado !== 'encerrada' && (
          <p className="text-danger">Abaixo do custo: {abaixo.map(sayAbaixoDoCusto).join(' ')}</p>
        )}
        {conflitos.length > 0 && <p className="precos-conflito">{conflitos.join(' ')}</p>}
        {politica.efeito.tabela && <Planilha politica={politica} />}
      </div>
      <div className="precos-acoes">
        <Button
          variant="outline"
          size="s"
          aria-label={`${ativa ? 'Desligar' : 'Ligar'} ${nome}`}
          onClick={() => acoes.onToggle(politica)}
        >
          {ativa ? 'Desligar' : 'Ligar'}
        </Button>
        <IconButton
          icon="history"
          label={`Histórico de ${nome}`}
          onClick={() => acoes.onHistorico(politica)}
        />
        <IconButton icon="pencil" label={`Editar ${nome}`} onClick={() => acoes.onEdit(politica)} />
        <IconButton icon="trash-2" label={`Apagar ${nome}`} onClick={() => acoes.onRemove(politica)} />
      </div>
    </li>
  )
}

/** The prices of a table as a sheet, and the way back of it. */
function Planilha({ politica: { idpolitica, nome } }: { politica: PoliticaGuardada }) {
  const { idfornecedor, slug } = useTrabalho().loja
  const estilo = buttonClass({ variant: 'outline', size: 's' })
  return (
    <p className="precos-planilha">
      {/* A document of its own, not a screen. */}
      <a
        className={estilo}
        href={`/painel/v1/${idfornecedor}/planilha/tabelas?formato=xlsx&idpolitica=${idpolitica}`}
        download
      >
        <Icon name="download" /> Baixar planilha<span className="sr-only"> de {nome}</span>
      </a>
      <Link className={estilo} to={urlsPainel.importacoes(slug, { tipo: 'TABELAS' })}>
        <Icon name="file-spreadsheet" /> Enviar planilha<span className="sr-only"> de {nome}</span>
      </Link>
    </p>
  )
}
