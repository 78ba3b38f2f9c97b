import LintelLayout

print(SymbolCatalogue.all.count)
