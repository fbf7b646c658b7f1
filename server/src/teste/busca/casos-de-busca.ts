export interface CasoDeBusca {
  /** As somebody typed it: slips, missing accents, plurals, halves of words, words in another order. */
  sk: string
  /** The product that was meant: name and brand, and the package where the query tells it. */
  nome: string
  embalagem?: string
}

const caso = (sk: string, nome: string, embalagem?: string): CasoDeBusca => ({ sk, nome, embalagem })

/** 60 queries written by hand against the generated catalogue (catalogo-gerado.ts). Brands of the first 3,600 products. */
export const casos: readonly CasoDeBusca[] = [
  // Accents and plurals
  caso('feijoes cariocas serra da lua', 'Feijão carioca Serra da Lua'),
  caso('feijões pretos serra do sol 1kg', 'Feijão preto Serra do Sol', 'pacote 1 kg'),
  caso('requeijoes cremosos serra da lua', 'Requeijão cremoso Serra da Lua'),
  caso('CAFES DESCAFEINADOS SERRA DA LUA', 'Café descafeinado Serra da Lua'),
  caso('acucar mascavo serra do sol', 'Açúcar mascavo Serra do Sol'),
  caso('azeitonas pretas serra da lua', 'Azeitona preta Serra da Lua'),
  caso('sabonetes liquidos serra da lua', 'Sabonete líquido Serra da Lua'),
  caso('papeis higienicos folha dupla serra da lua', 'Papel higiênico folha dupla Serra da Lua'),
  caso('macarroes integrais serra do sol', 'Macarrão integral Serra do Sol'),
  caso('aguas minerais com gas serra da lua', 'Água mineral com gás Serra da Lua'),
  caso('linguiças defumadas serra do sol', 'Linguiça defumada Serra do Sol'),
  caso('cervejas sem alcool serra da lua', 'Cerveja sem álcool Serra da Lua'),
  caso('geleias de goiabas serra do sol', 'Geleia de goiaba Serra do Sol'),
  caso('fubas mimosos serra da lua', 'Fubá mimoso Serra da Lua'),
  caso('méis silvestres serra da lua', 'Mel silvestre Serra da Lua'),
  // A letter missing, doubled, wrong or in the wrong place
  caso('fejao preto serra da lua', 'Feijão preto Serra da Lua'),
  caso('macarao espagete serra da lua', 'Macarrão espaguete Serra da Lua'),
  caso('farinha de trgo integral serra da lua', 'Farinha de trigo integral Serra da Lua'),
  caso('arorz parboilizado serra da lua', 'Arroz parboilizado Serra da Lua'),
  caso('achocolatdo em po serra da lua', 'Achocolatado em pó Serra da Lua'),
  caso('iorgute grego serra da lua', 'Iogurte grego Serra da Lua'),
  caso('quejo provolne serra da lua', 'Queijo provolone Serra da Lua'),
  caso('mantega com sal serra da lua', 'Manteiga com sal Serra da Lua'),
  caso('presnto defumado serra da lua', 'Presunto defumado Serra da Lua'),
  caso('lingiça toscana serra da lua', 'Linguiça toscana Serra da Lua'),
  caso('azeite extravirjem serra da lua', 'Azeite extravirgem Serra da Lua'),
  caso('vinagre balsamco serra da lua', 'Vinagre balsâmico Serra da Lua'),
  caso('molho de tomate manjericao serra da lua', 'Molho de tomate manjericão Serra da Lua'),
  caso('maionse light serra da lua', 'Maionese light Serra da Lua'),
  caso('sardinah com limao serra da lua', 'Sardinha com limão Serra da Lua'),
  caso('biscoto amantegado serra da lua', 'Biscoito amanteigado Serra da Lua'),
  caso('granla crocante serra da lua', 'Granola crocante Serra da Lua'),
  caso('guarna refrigernte serra da lua', 'Refrigerante guaraná Serra da Lua'),
  caso('detegente neutro serra da lua', 'Detergente neutro Serra da Lua'),
  caso('amacainte de lavanda serra da lua', 'Amaciante de lavanda Serra da Lua'),
  caso('sabonte antibacteriano serra da lua', 'Sabonete antibacteriano Serra da Lua'),
  // Written as it sounds
  caso('mussarela serra da lua', 'Queijo muçarela Serra da Lua'),
  caso('shampoo anticaspa serra da lua', 'Xampu anticaspa Serra da Lua'),
  caso('cha de ortelã serra da lua', 'Chá de hortelã Serra da Lua'),
  caso('xá de camomila serra da lua', 'Chá de camomila Serra da Lua'),
  caso('jeleia de morango serra da lua', 'Geleia de morango Serra da Lua'),
  caso('papel igienico perfumado serra da lua', 'Papel higiênico perfumado Serra da Lua'),
  caso('serveja de trigo serra da lua', 'Cerveja de trigo Serra da Lua'),
  caso('asucar demerara serra da lua', 'Açúcar demerara Serra da Lua'),
  caso('amassiante concentrado serra da lua', 'Amaciante concentrado Serra da Lua'),
  caso('bolaxa agua e sal serra da lua', 'Bolacha água e sal Serra da Lua'),
  caso('calabreza serra da lua', 'Linguiça calabresa Serra da Lua'),
  // Halves of words, other orders, sizes
  caso('choc recheado biscoito serra da lua', 'Biscoito recheado de chocolate Serra da Lua'),
  caso('detergente coco serra da lu', 'Detergente de coco Serra da Lua'),
  caso('serra da lua suco uva', 'Suco de uva integral Serra da Lua'),
  caso('leite cond serra da lua', 'Leite condensado Serra da Lua'),
  caso('óleo girassol serra da lua 500ml', 'Óleo de girassol Serra da Lua', 'garrafa 500 ml'),
  caso('arroz integral 5 quilos serra da lua', 'Arroz integral Serra da Lua', 'saco 5 kg'),
  caso('azeite c/ alho serra da lua 1 litro', 'Azeite com alho Serra da Lua', 'garrafa 1 L'),
  caso('xampu p/ cabelos cacheados serra da lua', 'Xampu para cabelos cacheados Serra da Lua'),
  // Gender, and several slips at once
  caso('farinha mandioca torrado serra da lua', 'Farinha de mandioca torrada Serra da Lua'),
  caso('manteiga temperado serra do sol', 'Manteiga temperada Serra do Sol'),
  caso('fejões fradinio serra da lua', 'Feijão fradinho Serra da Lua'),
  caso('requejão catupiri serra da lua', 'Requeijão catupiry Serra da Lua'),
  caso('condicionador xampu de baboza serra da lua', 'Xampu de babosa Serra da Lua'),
]
