import { index, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The map of the panel, below /painel. One line for each screen; which of them a role may open says moldura/telas.ts. */
export default [
  index('entrada/porta.route.ts', { id: 'porta' }),
  // No supplier can be called so (contract/src/urls-marca.ts).
  route('_/entrar', 'entrada/entrada.route.tsx', { id: 'entrada' }),
  route('_/fornecedores', 'operacao/fornecedores.route.tsx', { id: 'fornecedores' }),
  route('_/fornecedores/novo', 'operacao/fornecedor-novo.route.tsx', { id: 'fornecedor-novo' }),
  route(':slug', 'moldura/trabalho.route.tsx', { id: 'trabalho' }, [
    index('preparo/inicio.route.tsx', { id: 'inicio' }),
    ...prefix('conversas', [route(':sala?', 'chat/conversas.route.tsx', { id: 'conversas' })]),
    route('negociacao', 'carrinho-aberto/carrinhos-abertos.route.tsx', { id: 'carrinhos-abertos' }),
    route('negociacao/:idcliente', 'negociacao/negociacao.route.tsx', { id: 'negociacao' }),
    route('orcamentos', 'orcamento/orcamentos.route.tsx', { id: 'orcamentos' }),
    route('orcamentos/:num', 'mesa/orcamento.route.tsx', { id: 'orcamento' }),
    route('aparencia', 'aparencia/aparencia.route.tsx', { id: 'aparencia' }),
    route('aparencia/apresentacao', 'apresentacao/apresentacao.route.tsx', { id: 'apresentacao' }),
    route('entregas', 'entrega/entregas.route.tsx', { id: 'entregas' }),
    route('preparo', 'preparo/preparo.route.tsx', { id: 'preparo' }),
    route('precos', 'politica/precos.route.tsx', { id: 'precos' }),
    route('categorias', 'categoria/categorias.route.tsx', { id: 'categorias' }),
    route('cupons', 'cupom/cupons.route.tsx', { id: 'cupons' }),
    route('cupons/:idcupom', 'cupom/cupom.route.tsx', { id: 'cupom' }),
    route('combos', 'combo/combos.route.tsx', { id: 'combos' }),
    route('servicos', 'servico/servicos.route.tsx', { id: 'servicos' }),
    route('fotos', 'foto/fotos.route.tsx', { id: 'fotos' }),
    route('produtos', 'catalogo/catalogo.route.tsx', { id: 'produtos' }),
    route('estoque', 'estoque/estoque.route.tsx', { id: 'estoque' }),
    route('qualidade', 'qualidade/qualidade.route.tsx', { id: 'qualidade' }),
    route('importar', 'importacao/importacoes.route.tsx', { id: 'importacoes' }),
    route('importar/:idimportacao', 'importacao/importacao.route.tsx', { id: 'importacao' }),
    route('integracoes', 'integracao/integracoes.route.tsx', { id: 'integracoes' }),
    route('equipe', 'equipe/equipe.route.tsx', { id: 'equipe' }),
    route('registro', 'registro/registro.route.tsx', { id: 'registro' }),
    route('ajustes/modulos', 'modulo/modulos.route.tsx', { id: 'modulos' }),
    route('ajustes/conversas', 'ajuste/ajustes-conversas.route.tsx', { id: 'ajustes-conversas' }),
    route('ajustes/negociacao', 'ajuste/ajustes-negociacao.route.tsx', { id: 'ajustes-negociacao' }),
    route('*', 'moldura/nao-encontrada.route.tsx', { id: 'nao-encontrada' }),
  ]),
] satisfies RouteConfig
