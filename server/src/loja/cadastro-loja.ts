import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registroLoja = describeRegistro(
  'loja',
  ['idfornecedor'],
  ['idloja', 'nome', 'descricao_endereco_loja', 'telefone', 'lat', 'lng', 'horarios'],
)
export const cadastroLoja = describeCadastro(registroLoja, { chave: ['idloja'] })

const registroArea = describeRegistro(
  'area',
  ['idfornecedor'],
  ['idarea', 'tipo', 'nome', 'geojson', 'lat_min', 'lat_max', 'lng_min', 'lng_max'],
)
export const cadastroArea = describeCadastro(registroArea, { chave: ['idarea'] })
export type AreaGuardada = LinhaDe<typeof registroArea>
